/** Shorter passwords are refused before they are sent. */
export const passwordMinLength = 6;

const hasSpace = /\s/;

/** A basic address: something, one @, and a domain with a dot inside. Takes time in step with the length. */
export function isEmail(text: string) {
  const [name, domain, ...more] = text.split('@');
  if (!name || !domain || more.length > 0 || hasSpace.test(text)) return false;
  const dot = domain.lastIndexOf('.');
  return dot > 0 && dot < domain.length - 1 && !domain.startsWith('.') && !domain.includes('..');
}

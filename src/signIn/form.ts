import { ApiError } from '#api/ApiError.ts';

/** Shorter passwords are refused before they are sent. */
export const passwordMinLength = 6;

/** What was typed into a field of the form. */
export function readText(form: HTMLFormElement, name: string) {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

const hasBlank = /\s/;

/** A basic address: something, one @, and a domain with a dot inside. Takes time in step with the length. */
export function isEmail(text: string) {
  const [name, domain, ...more] = text.split('@');
  if (!name || !domain || more.length > 0 || hasBlank.test(text)) return false;
  const dot = domain.lastIndexOf('.');
  return dot > 0 && dot < domain.length - 1 && !domain.startsWith('.') && !domain.includes('..');
}

/** What the server found wrong with each field; true where the text is shown already. */
export function fieldProblems(error: unknown, ...alreadyShown: (string | undefined)[]): Record<string, string | true> {
  const errors = error instanceof ApiError ? (error.body.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, alreadyShown.includes(message) || message]),
  );
}

/** Moves the focus to the first field that has a problem; false when none has. */
export function focusFirst(form: HTMLFormElement, problems: Record<string, string | boolean | undefined>) {
  const name = Object.keys(problems).find((field) => problems[field]);
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
  return name !== undefined;
}

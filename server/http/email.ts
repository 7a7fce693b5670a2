/** The longest address that mail can be sent to. */
export const longestEmail = 254;

const longestLocalPart = 64;
const longestLabel = 63;
const forbidden = /[\s\p{Cc}\p{Cf}\p{Surrogate}()<>[\]:;,"\\]/u;

const isLabel = (label: string) =>
  label !== '' && label.length <= longestLabel && !label.startsWith('-') && !label.endsWith('-');

/** One address, one spelling: without blanks around it, in small letters, full-width letters as plain ones. */
export const foldEmail = (written: string) => written.normalize('NFKC').trim().toLowerCase();

/** True for a folded address that could receive mail. Takes time in proportion to the length, whatever is sent. */
export function isEmail(folded: string) {
  if (folded.length > longestEmail || forbidden.test(folded)) return false;
  const [localPart = '', domain, ...rest] = folded.split('@');
  if (domain === undefined || rest.length > 0) return false;
  if (localPart.length > longestLocalPart || localPart.split('.').includes('')) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel);
}

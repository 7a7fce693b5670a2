/** The longest address that mail can be sent to. */
export const maxEmailLength = 254;

const maxLocalPartLength = 64;
const maxLabelLength = 63;
const forbidden = /[\s\p{Cc}\p{Cf}\p{DI}\p{Surrogate}\u2800()<>[\]:;,"\\]/u;

const isLabel = (label: string) =>
  label !== '' && label.length <= maxLabelLength && !label.startsWith('-') && !label.endsWith('-');

/** Gives an address one spelling: trimmed, in lower case, full-width letters as plain ones. */
export const foldEmail = (value: string) => value.normalize('NFKC').trim().toLowerCase();

/** Whether a folded address could receive mail. Takes linear time for any input. */
export function isEmail(folded: string) {
  if (folded.length > maxEmailLength || forbidden.test(folded)) return false;
  const [localPart = '', domain, ...rest] = folded.split('@');
  if (domain === undefined || rest.length > 0) return false;
  if (localPart.length > maxLocalPartLength || localPart.split('.').includes('')) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel);
}

/** Providers with several domains for the same mailboxes. */
const sameProvider = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);

const ignoringDots = new Set(['gmail.com', 'proton.me']);

/** The mailbox that a folded address leads to: without a +tag, and without dots where the provider ignores them. */
export function mailboxOf(folded: string) {
  const [localPart = '', domain = ''] = folded.split('@');
  const [untagged] = localPart.split('+');
  const name = untagged || localPart;
  const provider = sameProvider.get(domain) ?? domain;
  return `${ignoringDots.has(provider) ? name.replaceAll('.', '') : name}@${provider}`;
}

const largeProviders = new Set(
  `126.com 163.com aol.com daum.net gmail.com gmx.de gmx.net hanmail.net hotmail.com hotmail.es icloud.com kakao.com
  live.com me.com msn.com nate.com naver.com outlook.com outlook.es proton.me qq.com rediffmail.com web.de yahoo.co.in
  yahoo.com yahoo.es`.split(/\s+/),
);

/** The domain of a mailbox, unless it is a large provider's. */
export function ownDomainOf(mailbox: string) {
  const domain = mailbox.slice(mailbox.indexOf('@') + 1);
  return largeProviders.has(domain) ? undefined : domain;
}

import { domainToASCII, domainToUnicode } from 'node:url';

/** The longest address that mail can be sent to. */
export const maxEmailLength = 254;

const maxLocalPartLength = 64;
const maxLabelLength = 63;
const forbidden = /[\s\p{Cc}\p{Cf}\p{DI}\p{Surrogate}\u2800()<>[\]:;,"\\]/u;

/** Node reads a domain as a URL does: it would end it there, or decode it. */
const endsDomain = /[/?#\\%]/;

const isLabel = (label: string) =>
  label !== '' && label.length <= maxLabelLength && !label.startsWith('-') && !label.endsWith('-');

const punycode = /(?:^|\.)xn--/;

const isInternational = (domain: string) => /[^\p{ASCII}]/u.test(domain) || punycode.test(domain);

/** The domain in ASCII, as DNS has it; an empty text for one that cannot exist. */
function asciiOf(domain: string) {
  if (endsDomain.test(domain)) return '';
  return isInternational(domain) ? domainToASCII(domain) : domain;
}

/** The domain in the letters of its language. Browsers send such a domain as it was typed, or in punycode. */
const foldDomain = (domain: string) => (isInternational(domain) && domainToUnicode(asciiOf(domain))) || domain;

/** Blanks and invisible marks of direction around an address, which lists of contacts copy with it. */
const around = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * Gives an address one spelling: trimmed, in lower case, full-width letters as plain ones, the domain not in punycode. A
 * Turkish keyboard types the capital of `i` with a dot.
 */
export function foldEmail(value: string) {
  const lower = value.normalize('NFKC').replace(around, '').toLowerCase().replaceAll('i\u0307', 'i').normalize();
  const [localPart = '', ...domain] = lower.split('@');
  return [localPart, ...domain.map(foldDomain)].join('@');
}

/** Whether a folded address could receive mail. */
export function isEmail(folded: string) {
  if (folded.length > maxEmailLength) return false;
  const [localPart = '', unicode, ...rest] = folded.split('@');
  if (unicode === undefined || rest.length > 0) return false;
  if (punycode.test(unicode)) return false; // folding decodes valid punycode
  const domain = asciiOf(unicode); // Devanagari needs joiners, which are invisible
  if (forbidden.test(localPart) || forbidden.test(domain)) return false;
  if (localPart.length + domain.length >= maxEmailLength) return false; // DNS has the domain in ASCII, which is longer
  if (localPart.length > maxLocalPartLength || localPart.split('.').includes('')) return false;
  const labels = domain.split('.');
  // Programs read a domain that ends in a number as an IP address, such as 123.456 as 123.0.1.200.
  return labels.length > 1 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** Providers with several domains for the same mailboxes. */
const sameProvider = new Map([
  ['googlemail.com', 'gmail.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['yandex.com', 'yandex.ru'],
  ['yandex.by', 'yandex.ru'],
  ['yandex.kz', 'yandex.ru'],
  ['ya.ru', 'yandex.ru'],
  ['hanmail.net', 'daum.net'],
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
  `126.com 163.com comcast.net daum.net gmail.com icloud.com kakao.com korea.com mail.ru nate.com naver.com
  orange.fr proton.me qq.com rediffmail.com rocketmail.com sina.com terra.com.br uol.com.br web.de yandex.ru
  zoho.com`.split(/\s+/),
);

/** These providers have a domain for each country: `hotmail.es`, `yahoo.co.in`, `outlook.com.ar`. */
const inManyCountries = /^(?:aol|gmx|hotmail|live|msn|outlook|yahoo|ymail)\.(?:com?\.)?[a-z]{2,3}$/;

/** The domain of a mailbox, unless it is a large provider's. */
export function ownDomainOf(mailbox: string) {
  const domain = mailbox.slice(mailbox.indexOf('@') + 1);
  return largeProviders.has(domain) || inManyCountries.test(domain) ? undefined : domain;
}

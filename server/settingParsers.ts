import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { second } from '#server/time/durations.ts';
import { foldEmail, isEmail } from './validation/email.ts';

/** Undefined when the value cannot be used. */
export type Parser<Value> = (value: string) => Value | undefined;

export const port: Parser<number> = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined;

export const host: Parser<string> = (value) =>
  isIP(value) > 0 || /^(?!-)[a-z0-9.-]{1,253}$/i.test(value) ? value : undefined;

export const dataFolder: Parser<string> = (value) => (value.includes('\0') ? undefined : resolve(value));

export const databaseUrl: Parser<string> = (value) =>
  /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) ? value : undefined;

export const seconds: Parser<number> = (value) =>
  /^\d{1,4}(\.\d{1,3})?$/.test(value) && Number(value) > 0 ? Number(value) * second : undefined;

/** Without a zone it is the local time of each visitor. */
export const launchDate: Parser<string> = (value) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

export const email: Parser<string> = (value) => (isEmail(foldEmail(value)) ? value : undefined);

/** A line feed at the end comes along with a password that is read from a file, and cannot be typed. */
export const password: Parser<string> = (value) =>
  value.length >= 6 && value.length <= 1_000 && !/\p{Cc}/u.test(value) ? value : undefined;

const isFolder = (path: string) => path.split('/').every((part) => /^[\w-][\w.-]{0,99}$/.test(part));

/** Null is the disk. */
export const mediaStore: Parser<{ name: string; folder: string } | null> = (value) => {
  if (value === 'disk') return null;
  const [, name, folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.+))?$/.exec(value) ?? [];
  return name && (folder === '' || isFolder(folder)) ? { name, folder } : undefined;
};

export const endpoint: Parser<string> = (value) =>
  /^https?:\/\//.test(value) && URL.canParse(value) ? value : undefined;

export const region: Parser<string> = (value) => (/^[\w-]{1,60}$/.test(value) ? value : undefined);

export const accessKey: Parser<string> = (value) => (/^[!-~]{1,200}$/.test(value) ? value : undefined);

export const smtpUrl: Parser<string> = (value) =>
  /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) ? value : undefined;

/** A mailbox as it stands behind "From": an address, or a name and the address in angle brackets. */
export const mailbox: Parser<{ name: string; address: string }> = (value) => {
  const [, name = '', address = value] = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>\s*$/u.exec(value) ?? [];
  return isEmail(foldEmail(address)) ? { name, address: address.trim() } : undefined;
};

export const postalAddress: Parser<string> = (value) =>
  value.length <= 500 && !/\p{Cc}/u.test(value) && value.trim() !== '' ? value.trim() : undefined;

/** Without the slash at its end: paths are put behind it. */
export const origin: Parser<string> = (value) => {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    address && /^https?:$/.test(address.protocol) && `${address.pathname}${address.search}${address.hash}` === '/';
  return isOrigin ? address.origin : undefined;
};

/** What stands before the subject of an advertisement, by the language of its reader. */
export type MailLabels = Readonly<Record<string, string>>;

export const labels: Parser<MailLabels> = (value) => {
  if (value === 'off') return {};
  const labels = value.split(',').map((label) => /^\s*(en|es|ko|hi)=([^=\p{Cc}]{1,40}?)\s*$/u.exec(label));
  return labels.every((label) => label !== null)
    ? Object.fromEntries(labels.map(([, language, label]) => [language, label]))
    : undefined;
};

export const rate: Parser<number> = (value) =>
  /^\d{1,6}$/.test(value) && Number(value) > 0 ? Number(value) : undefined;

export const length: Parser<number> = (value) =>
  /^\d{1,2}$/.test(value) && Number(value) >= 6 && Number(value) <= 64 ? Number(value) : undefined;

export const token: Parser<string> = (value) => (/^[\w-]{16,200}$/.test(value) ? value : undefined);

export const oneOf =
  <Value extends string>(...values: Value[]): Parser<Value> =>
  (value) =>
    values.find((one) => one === value);

function addProxy(proxies: BlockList, value: string) {
  const [address = '', prefix, ...rest] = value.split('/');
  const family = isIP(address);
  const bits = family === 6 ? 128 : 32;
  if (family === 0 || rest.length > 0) return false;
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits && Number(prefix) > 0)) return false;
  proxies.addSubnet(address, prefix === undefined ? bits : Number(prefix), family === 6 ? 'ipv6' : 'ipv4');
  return true;
}

export const proxies: Parser<BlockList | null> = (value) => {
  if (value === 'off') return null;
  const proxies = new BlockList();
  return value.split(',').every((entry) => addProxy(proxies, entry.trim())) ? proxies : undefined;
};

import { existsSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { hour, second } from '#server/time/time.ts';
import { foldEmail, isEmail } from './validation/email.ts';
import { isDay } from './validation/validators.ts';

/** Returns undefined for a value that cannot be used. */
export type Parser<Value> = (value: string) => Value | undefined;

export const matching =
  (pattern: RegExp): Parser<string> =>
  (value) =>
    pattern.test(value) ? value : undefined;

export const urlMatching =
  (pattern: RegExp): Parser<string> =>
  (value) =>
    pattern.test(value) && URL.canParse(value) ? value : undefined;

/** The host may be a parameter: the folder of a Unix socket. Without one, the driver connects to this machine. */
export const postgresUrl: Parser<string> = (value) => {
  const url = urlMatching(/^postgres(ql)?:\/\//)(value);
  const { hostname = '', searchParams } = url ? new URL(url) : {};
  return hostname || searchParams?.get('host') ? url : undefined;
};

const isDecodable = (text: string) => {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
};

/** The mail program decodes user name and password. */
export const smtpUrl: Parser<string> = (value) => {
  const url = urlMatching(/^smtps?:\/\/[^/]/)(value);
  const { username = '', password = '' } = url ? new URL(url) : {};
  return isDecodable(`x${username}${password}`) ? url : undefined;
};

export const integer =
  (min: number, max: number): Parser<number> =>
  (value) =>
    /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined;

export const oneOf =
  <Value extends string>(...values: Value[]): Parser<Value> =>
  (value) =>
    values.find((one) => one === value);

export const host: Parser<string> = (value) =>
  isIP(value) > 0 || /^(?!-)[a-z0-9.-]{1,253}$/i.test(value) ? value : undefined;

export const folder: Parser<string> = (value) => (value.includes('\0') ? undefined : resolve(value));

/** A folder that has a file of this name. */
export const folderWith =
  (name: string): Parser<string> =>
  (value) => {
    const path = folder(value);
    return path && existsSync(join(path, name)) ? path : undefined;
  };

export const seconds: Parser<number> = (value) =>
  /^\d{1,4}(\.\d{1,3})?$/.test(value) && Number(value) > 0 ? Number(value) * second : undefined;

export const hours: Parser<number> = (value) => {
  const parsed = integer(1, 8_760)(value);
  return parsed && parsed * hour;
};

/** A date without a zone is in each visitor's local time. */
export const launchDate: Parser<string> = (value) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?$/.test(value) &&
  isDay(value.slice(0, 10)) && // Date.parse accepts the 30th of February
  Date.parse(value) < Date.parse('9999-12-30') // in UTC, a calendar file has four digits for the year
    ? value
    : undefined;

export const email: Parser<string> = (value) => (isEmail(foldEmail(value)) ? value : undefined);

const isRelativePath = (path: string) => path.split('/').every((part) => /^[\w-][\w.-]{0,99}$/.test(part));

/** Null is the disk. */
export const mediaStore: Parser<{ name: string; folder: string } | null> = (value) => {
  if (value === 'disk') return null;
  const [, name, folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.+))?$/.exec(value) ?? [];
  return name && (folder === '' || isRelativePath(folder)) ? { name, folder } : undefined;
};

/** An address, or a name and an address in angle brackets. */
export const mailbox: Parser<{ name: string; address: string }> = (value) => {
  const [, name = '', address = value] = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>\s*$/u.exec(value) ?? [];
  // Few mail servers take a sender with other letters before the @ (RFC 6531).
  const isPlain = /^\p{ASCII}+@/u.test(address);
  return isPlain && isEmail(foldEmail(address)) ? { name, address: address.trim() } : undefined;
};

/** The origin of a URL that has no path. */
export const origin: Parser<string> = (value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/';
  return isOrigin ? url.origin : undefined;
};

function addProxy(proxies: BlockList, value: string) {
  const [address = '', prefix, ...rest] = value.split('/');
  const family = isIP(address);
  const bits = family === 6 ? 128 : 32;
  const length = prefix === undefined ? bits : integer(1, bits)(prefix);
  if (family === 0 || rest.length > 0 || length === undefined) return false;
  proxies.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4');
  return true;
}

export const proxies: Parser<BlockList | null> = (value) => {
  if (value === 'off') return null;
  const proxies = new BlockList();
  return value.split(',').every((entry) => addProxy(proxies, entry.trim())) ? proxies : undefined;
};

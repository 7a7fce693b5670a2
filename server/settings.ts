import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { StartError } from './process/StartError.ts';
import { foldEmail, isEmail } from './validation/email.ts';

export type Settings = ReturnType<typeof readSettings>;

/** Undefined when the value cannot be used. */
type Parser<Value> = (value: string) => Value | undefined;

const parsePort: Parser<number> = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined;

const parseHost: Parser<string> = (value) =>
  isIP(value) > 0 || /^(?!-)[a-z0-9.-]{1,253}$/i.test(value) ? value : undefined;

const parseDataFolder: Parser<string> = (value) => (value.includes('\0') ? undefined : resolve(value));

const parseDatabaseUrl: Parser<string> = (value) =>
  /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) ? value : undefined;

const parseSeconds: Parser<number> = (value) =>
  /^\d{1,4}(\.\d{1,3})?$/.test(value) && Number(value) > 0 ? Number(value) * 1_000 : undefined;

const parseEmail: Parser<string> = (value) => (isEmail(foldEmail(value)) ? value : undefined);

/** A line feed at the end comes along with a password that is read from a file, and cannot be typed. */
const parsePassword: Parser<string> = (value) =>
  value.length >= 6 && value.length <= 1_000 && !/\p{Cc}/u.test(value) ? value : undefined;

const parseToken: Parser<string> = (value) => (/^[\w-]{16,200}$/.test(value) ? value : undefined);

const oneOf =
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

const parseProxies: Parser<BlockList | null> = (value) => {
  if (value === 'off') return null;
  const proxies = new BlockList();
  return value.split(',').every((entry) => addProxy(proxies, entry.trim())) ? proxies : undefined;
};

/** Reads the environment of the run contract, each variable also from the file that `…_FILE` names; throws a StartError that lists everything wrong with it. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const problems: string[] = [];

  /** A secret may lie in a file, as containers hand it on; the line feed at its end is none of it. */
  const fromFile = (name: string) => {
    const file = environment[`${name}_FILE`];
    if (!file) return;
    if (environment[name]) problems.push(`${name} and ${name}_FILE are both set; one of them must go`);
    try {
      return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      problems.push(`${name}_FILE cannot be read (${error instanceof Error ? error.message : error})`);
      return;
    }
  };

  const setting = <Value, Default>(name: string, parse: Parser<Value>, fallback: Default, expected: string) => {
    const value = fromFile(name) ?? environment[name];
    if (!value) return fallback;
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    problems.push(`${name} must be ${expected}`);
    return fallback;
  };

  const settings = {
    port: setting('PORT', parsePort, 8080, 'a port number from 0 to 65535'),
    host: setting('HOST', parseHost, '127.0.0.1', 'an IP address or a host name'),
    dataFolder: setting('DATA_DIR', parseDataFolder, resolve('data'), 'a folder'),
    /** Null means the embedded database in `dataFolder`. */
    databaseUrl: setting('DATABASE_URL', parseDatabaseUrl, null, 'an address that starts with postgres://'),
    /** How long a query may take, and how long it may wait for a lock. */
    databaseTimeoutInMs: setting('DATABASE_TIMEOUT', parseSeconds, 5_000, 'a number of seconds above 0'),
    /** How long a start waits for a Postgres that is not up yet. */
    databaseWaitInMs: setting('DATABASE_WAIT', parseSeconds, 30_000, 'a number of seconds above 0'),
    administrator: {
      email: setting('ADMIN_EMAIL', parseEmail, 'admin@example.com', 'an email address'),
      password: setting('ADMIN_PASSWORD', parsePassword, null, 'at least 6 characters long, all on one line'),
    },
    /** What Prometheus brings to /metrics; null means that there is no such address. */
    metricsToken: setting('METRICS_TOKEN', parseToken, null, 'at least 16 letters, digits, "-" or "_"'),
    seed: setting('SEED', oneOf('demo', 'none'), 'none', '"demo" or "none"'),
    rateLimit: setting('RATE_LIMIT', oneOf('on', 'off'), 'on', '"on" or "off"'),
    /** The proxies whose X-Forwarded headers are believed; null trusts none. */
    trustProxy: setting(
      'TRUST_PROXY',
      parseProxies,
      null,
      '"off", or IP addresses or networks like 10.0.0.0/8 with commas between them',
    ),
  };

  if (problems.length > 0) throw new StartError(['The settings cannot be used:', ...problems].join('\n  '));
  return settings;
}

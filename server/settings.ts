import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';

export type Settings = {
  port: number;
  host: string;
  dataFolder: string;
  /** Null means the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  administrator: { email: string; password: string | null };
  seed: 'demo' | 'none';
  rateLimit: 'on' | 'off';
  /** The proxies whose word on the client's address is taken; null trusts none. */
  trustProxy: BlockList | null;
};

/** One line for every setting that cannot be used, written for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(complaints: string[]) {
    super(['The settings cannot be used:', ...complaints.map((complaint) => `  ${complaint}`)].join('\n'));
  }
}

type Environment = Record<string, string | undefined>;
/** Undefined when the value cannot be used. */
type Reader<Value> = (written: string) => Value | undefined;

const readPort: Reader<number> = (written) =>
  /^\d{1,5}$/.test(written) && Number(written) <= 65_535 ? Number(written) : undefined;

const readHost: Reader<string> = (written) =>
  isIP(written) > 0 || /^(?!-)[a-z0-9.-]{1,253}$/i.test(written) ? written : undefined;

const readDataFolder: Reader<string> = (written) => (written.includes('\0') ? undefined : resolve(written));

const readDatabaseUrl: Reader<string> = (written) =>
  /^postgres(ql)?:\/\//.test(written) && URL.canParse(written) ? written : undefined;

const readEmail: Reader<string> = (written) =>
  written.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(written) ? written : undefined;

const readPassword: Reader<string> = (written) =>
  written.length >= 6 && written.length <= 1_000 ? written : undefined;

const readSeed: Reader<Settings['seed']> = (written) =>
  written === 'demo' || written === 'none' ? written : undefined;

const readSwitch: Reader<'on' | 'off'> = (written) => (written === 'on' || written === 'off' ? written : undefined);

function addProxy(proxies: BlockList, written: string) {
  const [address = '', prefix, ...rest] = written.split('/');
  const family = isIP(address);
  const bits = family === 6 ? 128 : 32;
  if (family === 0 || rest.length > 0) return false;
  if (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)) return false;
  proxies.addSubnet(address, prefix === undefined ? bits : Number(prefix), family === 6 ? 'ipv6' : 'ipv4');
  return true;
}

const readProxies: Reader<BlockList | null> = (written) => {
  if (written === 'off') return null;
  const proxies = new BlockList();
  return written.split(',').every((entry) => addProxy(proxies, entry.trim())) ? proxies : undefined;
};

/** Reads the environment of the run contract; throws a SettingsError that lists everything wrong with it. */
export function readSettings(environment: Environment): Settings {
  const complaints: string[] = [];

  const read = <Value, Default>(name: string, reader: Reader<Value>, otherwise: Default, wanted: string) => {
    const written = environment[name];
    if (!written) return otherwise;
    const value = reader(written);
    if (value !== undefined) return value;
    complaints.push(`${name} must be ${wanted}`);
    return otherwise;
  };

  const settings: Settings = {
    port: read('PORT', readPort, 8080, 'a port number from 0 to 65535'),
    host: read('HOST', readHost, '127.0.0.1', 'an IP address or a host name'),
    dataFolder: read('DATA_DIR', readDataFolder, resolve('data'), 'a folder'),
    databaseUrl: read('DATABASE_URL', readDatabaseUrl, null, 'an address that starts with postgres://'),
    administrator: {
      email: read('ADMIN_EMAIL', readEmail, 'admin@example.com', 'an email address'),
      password: read('ADMIN_PASSWORD', readPassword, null, 'at least 6 characters long'),
    },
    seed: read('SEED', readSeed, 'none', '"demo" or "none"'),
    rateLimit: read('RATE_LIMIT', readSwitch, 'on' as const, '"on" or "off"'),
    trustProxy: read(
      'TRUST_PROXY',
      readProxies,
      null,
      '"off", or IP addresses or networks like 10.0.0.0/8 with commas between them',
    ),
  };

  if (complaints.length > 0) throw new SettingsError(complaints);
  return settings;
}

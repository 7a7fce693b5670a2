import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { second } from '#server/time/durations.ts';
import { StartError } from './errors.ts';
import * as parse from './settingParsers.ts';

/** What Korea asks for before the subject of an advertisement. */
const koreanLabel: parse.MailLabels = { ko: '(광고)' };

export type Settings = ReturnType<typeof readSettings>;

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

  const setting = <Value, Default>(name: string, parser: parse.Parser<Value>, fallback: Default, expected: string) => {
    const value = fromFile(name) ?? environment[name];
    if (!value) return fallback;
    const parsed = parser(value);
    if (parsed !== undefined) return parsed;
    problems.push(`${name} must be ${expected}`);
    return fallback;
  };

  const readBucket = () => {
    const place = setting('MEDIA_STORE', parse.mediaStore, null, '"disk", or like s3://bucket or s3://bucket/folder');
    const endpoint = setting('S3_ENDPOINT', parse.endpoint, null, 'an address that starts with https:// or http://');
    const region = setting('S3_REGION', parse.region, 'us-east-1', 'a region like eu-central-1');
    const id = setting('S3_ACCESS_KEY_ID', parse.accessKey, null, 'a key without blanks');
    const secret = setting('S3_SECRET_ACCESS_KEY', parse.accessKey, null, 'a key without blanks');
    if (Boolean(id) !== Boolean(secret)) {
      problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; one of them is missing');
    }
    return place && { ...place, endpoint, region, accessKey: id && secret ? { id, secret } : null };
  };

  const readMail = () => {
    const smtpUrl = setting('SMTP_URL', parse.smtpUrl, null, 'an address like smtps://user:password@mail.example:465');
    const from = setting('MAIL_FROM', parse.mailbox, null, 'a mailbox like Hullo <hello@hullo.example>');
    const postalAddress = setting('POSTAL_ADDRESS', parse.postalAddress, null, 'one line of at most 500 characters');
    const publicUrl = setting('PUBLIC_URL', parse.origin, null, 'the address of the site, like https://hullo.example');
    const perMinute = setting('MAIL_PER_MINUTE', parse.rate, 60, 'a number of mails from 1 to 999999');
    const labels = setting('MAIL_LABELS', parse.labels, koreanLabel, '"off", or like ko=(광고),en=[Advertisement]');
    if (!smtpUrl) return null;
    if (from && postalAddress && publicUrl) return { smtpUrl, from, postalAddress, publicUrl, perMinute, labels };
    const needed = { MAIL_FROM: from, POSTAL_ADDRESS: postalAddress, PUBLIC_URL: publicUrl };
    const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
    problems.push(
      `SMTP_URL is set, and mail takes ${missing.join(', ')}, too: who sends it, from where, and where its links lead`,
    );
    return null;
  };

  const settings = {
    port: setting('PORT', parse.port, 8080, 'a port number from 0 to 65535'),
    host: setting('HOST', parse.host, '127.0.0.1', 'an IP address or a host name'),
    dataFolder: setting('DATA_DIR', parse.dataFolder, resolve('data'), 'a folder'),
    /** Null means the embedded database in `dataFolder`. */
    databaseUrl: setting('DATABASE_URL', parse.databaseUrl, null, 'an address that starts with postgres://'),
    /** How long a query may take, and how long it may wait for a lock. */
    databaseTimeoutInMs: setting('DATABASE_TIMEOUT', parse.seconds, 5 * second, 'a number of seconds above 0'),
    /** How long a start waits for a Postgres that is not up yet. */
    databaseWaitInMs: setting('DATABASE_WAIT', parse.seconds, 30 * second, 'a number of seconds above 0'),
    administrator: {
      email: setting('ADMIN_EMAIL', parse.email, 'admin@example.com', 'an email address'),
      password: setting('ADMIN_PASSWORD', parse.password, null, 'at least 6 characters long, all on one line'),
    },
    /** Where pictures are kept; null means in `dataFolder`. */
    bucket: readBucket(),
    /** How mail is sent; null sends none. */
    mail: readMail(),
    /** What Prometheus brings to /metrics; null means that there is no such address. */
    metricsToken: setting('METRICS_TOKEN', parse.token, null, 'at least 16 letters, digits, "-" or "_"'),
    /** What the app's backend brings to /api/intake; null means that there is no such address. */
    appToken: setting('APP_TOKEN', parse.token, null, 'at least 16 letters, digits, "-" or "_"'),
    /** What the landing page counts down to; null means the date of the build. */
    launchDate: setting('LAUNCH_DATE', parse.launchDate, null, 'a date like 2025-12-01T00:00:00'),
    seed: setting('SEED', parse.oneOf('demo', 'none'), 'none', '"demo" or "none"'),
    rateLimit: setting('RATE_LIMIT', parse.oneOf('on', 'off'), 'on', '"on" or "off"'),
    /** Of passwords that are changed in the dashboard. */
    passwordMinLength: setting('PASSWORD_MIN_LENGTH', parse.length, 6, 'a number from 6 to 64'),
    /** Whether an account without a second factor may sign in. */
    secondFactor: setting('SECOND_FACTOR', parse.oneOf('optional', 'required'), 'optional', '"optional" or "required"'),
    /** Whether there are calls beyond the fixed API, and announced. */
    extensions: setting('EXTENSIONS', parse.oneOf('on', 'off'), 'on', '"on" or "off"'),
    /** The proxies whose X-Forwarded headers are believed; null trusts none. */
    trustProxy: setting(
      'TRUST_PROXY',
      parse.proxies,
      null,
      '"off", or IP addresses or networks like 10.0.0.0/8 with commas between them',
    ),
  };

  if (problems.length > 0) throw new StartError(['The settings cannot be used:', ...problems].join('\n  '));
  return settings;
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { day, second } from '#server/time/time.ts';
import { reasonOf, StartError } from './errors.ts';
import * as parse from './settingParsers.ts';
import { countTyped } from './validation/validators.ts';

const password: parse.Parser<string> = (value) =>
  countTyped(value) >= 6 && value.length <= 1_000 && !/\p{Cc}/u.test(value) ? value : undefined;
const accessKey = parse.matching(/^[!-~]{1,200}$/);
const token = parse.matching(/^[\w-]{16,200}$/);
const address = parse.matching(/^(?=.*\S)\P{Cc}{1,500}$/u);
const onOrOff = parse.oneOf('on', 'off');
const secondsText = 'a number of seconds above 0 and below 10000';
const proxyList = '"off", or IP addresses or networks like 10.0.0.0/8 with commas between them';

/** Returns a function that reads a setting. It adds to `problems` what cannot be read or used. */
function settingReader(environment: NodeJS.ProcessEnv, problems: string[]) {
  const readFile = (name: string) => {
    const file = environment[`${name}_FILE`];
    if (!file) return;
    if (environment[name]) problems.push(`${name} and ${name}_FILE are both set; one of them must go`);
    try {
      return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      problems.push(`${name}_FILE cannot be read (${reasonOf(error)})`);
      return;
    }
  };

  return <Value, Default>(name: string, parser: parse.Parser<Value>, fallback: Default, expected: string) => {
    const value = readFile(name) ?? environment[name];
    if (!value) return fallback;
    const parsed = parser(value);
    if (parsed !== undefined) return parsed;
    problems.push(`${name} must be ${expected}`);
    return fallback;
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** Reads the environment variables, each also from the file that `…_FILE` names. Throws a StartError that lists all problems. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const problems: string[] = [];

  const setting = settingReader(environment, problems);

  const readBucket = () => {
    const bucket = setting('MEDIA_STORE', parse.mediaStore, null, '"disk", or like s3://bucket or s3://bucket/folder');
    const url = parse.urlMatching(/^https?:\/\//);
    const endpoint = setting('S3_ENDPOINT', url, null, 'a URL that starts with https:// or http://');
    const region = setting('S3_REGION', parse.matching(/^[\w-]{1,60}$/), 'us-east-1', 'a region like eu-central-1');
    const id = setting('S3_ACCESS_KEY_ID', accessKey, null, 'a key of at most 200 characters without blanks');
    const secret = setting('S3_SECRET_ACCESS_KEY', accessKey, null, 'a key of at most 200 characters without blanks');
    if (Boolean(id) !== Boolean(secret)) {
      problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; one of them is missing');
    }
    return bucket && { ...bucket, endpoint, region, accessKey: id && secret ? { id, secret } : null };
  };

  const readMail = () => {
    const before = problems.length;
    const smtpUrl = setting('SMTP_URL', parse.smtpUrl, null, 'a URL like smtps://user:password@mail.example:465');
    const from = setting(
      'MAIL_FROM',
      parse.mailbox,
      null,
      'a mailbox like Hullo <hello@hullo.example>, with only ASCII before the @',
    );
    const postalAddress = setting('POSTAL_ADDRESS', address, null, 'one line of at most 500 characters')?.trim();
    const publicUrl = setting('PUBLIC_URL', parse.origin, null, 'the URL of the site, like https://hullo.example');
    const perMinute = setting('MAIL_PER_MINUTE', parse.integer(1, 999_999), 60, 'a number of mails from 1 to 999999');
    if (!smtpUrl) return null;
    if (problems.length > before) return null; // a wrong value is not a missing one
    if (from && postalAddress && publicUrl) return { smtpUrl, from, postalAddress, publicUrl, perMinute };
    const needed = { MAIL_FROM: from, POSTAL_ADDRESS: postalAddress, PUBLIC_URL: publicUrl };
    const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
    problems.push(
      `SMTP_URL is set, so mail also needs ${missing.join(', ')}: the sender, and the address of its links`,
    );
    return null;
  };

  const settings = {
    port: setting('PORT', parse.integer(0, 65_535), 8080, 'a port number from 0 to 65535'),
    host: setting('HOST', parse.host, '127.0.0.1', 'an IP address or a host name'),
    dataFolder: setting('DATA_DIR', parse.folder, resolve('data'), 'a folder'),
    /** Null means the embedded database in `dataFolder`. */
    databaseUrl: setting(
      'DATABASE_URL',
      parse.postgresUrl,
      null,
      'a URL with a host, such as postgres://user:password@localhost/hullo',
    ),
    /** Limits a query and its wait for a lock. */
    databaseTimeoutInMs: setting('DATABASE_TIMEOUT', parse.seconds, 5 * second, secondsText),
    /** How long a start waits for a Postgres that is not up yet. */
    databaseWaitInMs: setting('DATABASE_WAIT', parse.seconds, 30 * second, secondsText),
    administrator: {
      email: setting('ADMIN_EMAIL', parse.email, 'admin@example.com', 'an email address'),
      password: setting('ADMIN_PASSWORD', password, null, '6 to 1000 characters long, all on one line'),
    },
    /** Stores the pictures; null means `dataFolder`. */
    bucket: readBucket(),
    /** How long the scripts of a build are served after its last server ended. */
    keepBuildsInMs: setting('KEEP_BUILDS', parse.hours, day, 'a number of hours from 1 to 8760'),
    /** Null sends no mail. */
    mail: readMail(),
    /** The token of Prometheus for /metrics; null means no such route. */
    metricsToken: setting('METRICS_TOKEN', token, null, '16 to 200 letters, digits, "-" or "_"'),
    /** The token of the app's backend for /api/intake; null means no such route. */
    appToken: setting('APP_TOKEN', token, null, '16 to 200 letters, digits, "-" or "_"'),
    /** The date that the landing page counts down to; null means that of the build. */
    launchDate: setting('LAUNCH_DATE', parse.launchDate, null, 'a date like 2025-12-01T00:00:00'),
    seed: setting('SEED', parse.oneOf('demo', 'none'), 'none', '"demo" or "none"'),
    rateLimit: setting('RATE_LIMIT', onOrOff, 'on', '"on" or "off"'),
    /** Applies to passwords that are changed in the dashboard. */
    passwordMinLength: setting('PASSWORD_MIN_LENGTH', parse.integer(6, 64), 6, 'a number from 6 to 64'),
    /** `required` refuses the sign-in of accounts without a second factor. */
    secondFactor: setting('SECOND_FACTOR', parse.oneOf('optional', 'required'), 'optional', '"optional" or "required"'),
    /** `off` removes all calls beyond the fixed API. */
    extensions: setting('EXTENSIONS', onOrOff, 'on', '"on" or "off"'),
    /** The folder of Swagger UI, for a page to try the calls; null means no such page. */
    apiViewer: setting(
      'API_VIEWER',
      parse.folderWith('swagger-ui-bundle.js'),
      null,
      'a folder with the files of swagger-ui-dist',
    ),
    /** The proxies whose X-Forwarded headers are trusted; null trusts none. */
    trustProxy: setting('TRUST_PROXY', parse.proxies, null, proxyList),
  };

  if (settings.appToken && settings.appToken === settings.metricsToken) {
    problems.push('APP_TOKEN and METRICS_TOKEN are equal; each needs its own');
  }

  if (problems.length > 0) throw new StartError(['The settings cannot be used:', ...problems].join('\n  '));
  return settings;
}

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { StartError } from '#server/errors.ts';
import { readSettings } from './settings.ts';

const problemsOf = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
  } catch (error) {
    return error instanceof StartError ? error.message : 'another error';
  }
  return 'no problem';
};

test('without variables the settings have their defaults', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataFolder: resolve('data'),
    databaseUrl: null,
    databaseTimeoutInMs: 5_000,
    databaseWaitInMs: 30_000,
    administrator: { email: 'admin@example.com', password: null },
    bucket: null,
    keepBuildsInMs: 24 * 60 * 60 * 1_000,
    mail: null,
    metricsToken: null,
    appToken: null,
    launchDate: null,
    seed: 'none',
    rateLimit: 'on',
    passwordMinLength: 6,
    secondFactor: 'optional',
    extensions: 'on',
    apiViewer: null,
    trustProxy: null,
  });
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', TRUST_PROXY: '' })).toMatchObject({ port: 8080, trustProxy: null });
});

test.each<[name: string, value: string, expected: object]>([
  ['PORT', '9090', { port: 9090 }],
  ['HOST', '::1', { host: '::1' }],
  ['DATA_DIR', '/srv/hullo', { dataFolder: '/srv/hullo' }],
  ['DATABASE_URL', 'postgres://hullo:secret@db/hullo', { databaseUrl: 'postgres://hullo:secret@db/hullo' }],
  ['DATABASE_URL', 'postgres:///hullo?host=/run', { databaseUrl: 'postgres:///hullo?host=/run' }],
  ['DATABASE_URL', 'postgres://%2Frun/hullo', { databaseUrl: 'postgres://%2Frun/hullo' }],
  ['DATABASE_TIMEOUT', '2.5', { databaseTimeoutInMs: 2_500 }],
  ['DATABASE_WAIT', '60', { databaseWaitInMs: 60_000 }],
  ['ADMIN_EMAIL', 'ada@example.com', { administrator: { email: 'ada@example.com' } }],
  ['ADMIN_PASSWORD', ' six or more ', { administrator: { password: ' six or more ' } }],
  ['KEEP_BUILDS', '48', { keepBuildsInMs: 48 * 60 * 60 * 1_000 }],
  ['METRICS_TOKEN', 'a-token-for-prometheus', { metricsToken: 'a-token-for-prometheus' }],
  ['APP_TOKEN', 'a-token-for-the-app', { appToken: 'a-token-for-the-app' }],
  ['LAUNCH_DATE', '2026-03-01T18:00:00', { launchDate: '2026-03-01T18:00:00' }],
  ['SEED', 'demo', { seed: 'demo' }],
  ['RATE_LIMIT', 'off', { rateLimit: 'off' }],
  ['PASSWORD_MIN_LENGTH', '15', { passwordMinLength: 15 }],
  ['SECOND_FACTOR', 'required', { secondFactor: 'required' }],
  ['EXTENSIONS', 'off', { extensions: 'off' }],
  ['API_VIEWER', 'node_modules/swagger-ui-dist', { apiViewer: resolve('node_modules/swagger-ui-dist') }],
])('%s=%s sets its setting', (name, value, expected) => {
  expect(readSettings({ [name]: value })).toMatchObject(expected);
});

test('the settings of a bucket belong together, and so do those of mail', () => {
  const bucket = { S3_ENDPOINT: 'https://s3.example', S3_REGION: 'eu-central-1', S3_ACCESS_KEY_ID: 'AKIA' };
  const mail = { MAIL_FROM: 'Hullo <hello@hullo.example>', PUBLIC_URL: 'https://hullo.example/' };
  const settings = readSettings({
    ...{ MEDIA_STORE: 's3://pictures/of/hullo', ...bucket, S3_SECRET_ACCESS_KEY: 'se/cr+et' },
    ...{ SMTP_URL: 'smtp://mail.example', ...mail, POSTAL_ADDRESS: '1 Main Street', MAIL_PER_MINUTE: '600' },
  });

  const place = { endpoint: 'https://s3.example', region: 'eu-central-1', name: 'pictures', folder: 'of/hullo' };
  expect(settings.bucket).toEqual({ ...place, accessKey: { id: 'AKIA', secret: 'se/cr+et' } });
  expect(settings.mail).toEqual({
    smtpUrl: 'smtp://mail.example',
    from: { name: 'Hullo', address: 'hello@hullo.example' },
    postalAddress: '1 Main Street',
    publicUrl: 'https://hullo.example',
    perMinute: 600,
  });
});

test.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['10.0.0.0/8, 192.168.1.1', '10.200.3.4', true],
  ['10.0.0.0/8, 192.168.1.1', '11.0.0.1', false],
  ['fd00::/8', 'fd12::1', true],
  ['off', '127.0.0.1', undefined],
])('TRUST_PROXY=%s decides on %s', (written, address, trusted) => {
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  expect(readSettings({ TRUST_PROXY: written }).trustProxy?.check(address, family)).toBe(trusted);
});

const store = '"disk", or like s3://bucket or s3://bucket/folder';
const networks = '"off", or IP addresses or networks like 10.0.0.0/8 with commas between them';

test.each<[name: string, wanted: string, ...refused: string[]]>([
  ['PORT', 'a port number from 0 to 65535', 'http', '65536', '80.5'],
  ['HOST', 'an IP address or a host name', 'http://localhost'],
  ['DATA_DIR', 'a folder', 'da\0ta'],
  [
    'DATABASE_URL',
    'a URL with a host, such as postgres://user:password@localhost/hullo',
    'mysql://db.example/hullo',
    'postgres:hullo',
    'postgres://postgres@/hullo?host=/run/postgresql',
    'postgres:///hullo',
    'postgres://',
    'postgres://?host=',
  ],
  ['DATABASE_TIMEOUT', 'a number of seconds above 0 and below 10000', '0', '5s', '10000'],
  ['ADMIN_EMAIL', 'an email address', 'ada', 'ada@localhost'],
  ['ADMIN_PASSWORD', '6 to 1000 characters long, all on one line', 'short', 'Correct-Horse-7\n', 'x'.repeat(1_001)],
  ['APP_TOKEN', '16 to 200 letters, digits, "-" or "_"', 'short', 'x'.repeat(201)],
  ['S3_ACCESS_KEY_ID', 'a key of at most 200 characters without blanks', 'a key', 'x'.repeat(201)],
  ['MEDIA_STORE', store, '/srv/pictures', 's3://pictures/../others'],
  ['KEEP_BUILDS', 'a number of hours from 1 to 8760', '0', '1d', '8761'],
  ['S3_ENDPOINT', 'a URL that starts with https:// or http://', 's3.example'],
  ['S3_REGION', 'a region like eu-central-1', 'eu central'],
  [
    'LAUNCH_DATE',
    'a date like 2025-12-01T00:00:00',
    '2026-13-01T00:00:00',
    '2026-02-30T00:00:00',
    '2026-03-01T00:00:00"><script>',
    '9999-12-31T23:59:59-14:00',
  ],
  ['SMTP_URL', 'a URL like smtps://user:password@mail.example:465', 'mail.example:25', 'smtp://u:p%zz@mail.example'],
  [
    'MAIL_FROM',
    'a mailbox like Hullo <hello@hullo.example>, with only ASCII before the @',
    'Hullo <hello>',
    'Hullo\nBcc: <hello@hullo.example>',
    'Hullo <olá@hullo.example>',
  ],
  ['POSTAL_ADDRESS', 'one line of at most 500 characters', '1 Main Street\nSpringfield'],
  ['PUBLIC_URL', 'the URL of the site, like https://hullo.example', 'https://hullo.example/site'],
  ['API_VIEWER', 'a folder with the files of swagger-ui-dist', 'node_modules/no-viewer'],
  ['MAIL_PER_MINUTE', 'a number of mails from 1 to 999999', '0'],
  ['SEED', '"demo" or "none"', 'yes'],
  ['RATE_LIMIT', '"on" or "off"', 'constructor'],
  ['PASSWORD_MIN_LENGTH', 'a number from 6 to 64', '5'],
  ['SECOND_FACTOR', '"optional" or "required"', 'yes'],
  ['TRUST_PROXY', networks, 'true', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.1,,'],
])('%s must be %s: other values are refused, and the error says so', (name, wanted, ...refused) => {
  for (const value of refused)
    expect(problemsOf({ [name]: value })).toBe(`The settings cannot be used:\n  ${name} must be ${wanted}`);
});

test.each([
  [{ S3_ACCESS_KEY_ID: 'AKIA' }, 'S3_SECRET_ACCESS_KEY belong together'],
  [
    { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://hullo.example' },
    'SMTP_URL is set, so mail also needs MAIL_FROM, POSTAL_ADDRESS',
  ],
  [{ APP_TOKEN: 'a'.repeat(16), METRICS_TOKEN: 'a'.repeat(16) }, 'APP_TOKEN and METRICS_TOKEN are equal'],
])('%o is refused as a whole', (environment, problem) => {
  expect(problemsOf(environment)).toContain(problem);
});

test('a wrong setting of mail is not called missing, too', () => {
  const mail = { SMTP_URL: 'smtp://mail.example', POSTAL_ADDRESS: '1 Main Street', PUBLIC_URL: 'hullo.example' };
  expect(problemsOf({ ...mail, MAIL_FROM: 'hello@hullo.example' })).toMatch(
    /^The settings cannot be used:\n {2}PUBLIC_URL must.*$/,
  );
});

test('all bad settings are listed at once, without their values', () => {
  const problems = problemsOf({ PORT: 'x', SEED: 'x', ADMIN_PASSWORD: 'hush' });

  expect(problems.split('\n')).toEqual([
    'The settings cannot be used:',
    '  PORT must be a port number from 0 to 65535',
    '  ADMIN_PASSWORD must be 6 to 1000 characters long, all on one line',
    '  SEED must be "demo" or "none"',
  ]);
});

test('a secret is read from a file without the last line feed', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'password');
  writeFileSync(file, 'Correct-Horse-7\n');

  expect(readSettings({ ADMIN_PASSWORD_FILE: file }).administrator.password).toBe('Correct-Horse-7');
  expect(problemsOf({ ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: 'Another-Horse-8' })).toContain(
    'ADMIN_PASSWORD and ADMIN_PASSWORD_FILE are both set; one of them must go',
  );
  expect(problemsOf({ DATABASE_URL_FILE: join(folder, 'none') })).toContain('DATABASE_URL_FILE cannot be read (ENOENT');
});

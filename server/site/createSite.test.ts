import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { siteRoutes } from '#server/routes/public/siteRoutes.ts';
import { createSite, type StaticSite } from './createSite.ts';
import { hashSource, inlineSourcesFileName, pagePolicy } from './pagePolicy.ts';

const script = 'console.log("hullo");';
const files = {
  'pages/en/home.html': '<h1>Hullo.</h1>',
  'pages/ko/home.html': '<h1>안녕.</h1>',
  'pages/en/terms.html': '<h1>Terms</h1><script>start()</script>',
  'pages/ko/terms.html': '<h1>약관</h1>',
  'pages/en/not-found.html': '<h1>Nothing here</h1>',
  'pages/ko/not-found.html': '<h1>없어요</h1>',
  'dashboard.html': '<div id="root">dashboard</div><script>leave()</script>',
  'session.html': '<div id="root">session</div><script>sign()</script>',
  'index.html': '<h1>Hullo.</h1>',
  'robots.txt': 'User-agent: *',
  'assets/main-Ab3_x-9Z.js': script,
  'assets/people.svg': '<svg/>',
  '.vite/manifest.json': '{}',
  [inlineSourcesFileName]: JSON.stringify({
    '/pages/en/terms.html': { scripts: [hashSource('start()')], styles: [hashSource('a{}')] },
    '/dashboard.html': { scripts: [hashSource('leave()')], styles: [] },
  }),
};
const prepared = ['pages/en/home.html', 'assets/main-Ab3_x-9Z.js'] as const;

let parent: string;
let site: StaticSite;

/** A new folder with these files. */
function folderWith(contents: Record<string, string | Buffer>) {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

beforeAll(() => {
  const encoded = prepared.flatMap((path) => [
    [`${path}.br`, brotliCompressSync(files[path])],
    [`${path}.gz`, gzipSync(files[path])],
  ]);
  const built = [...Object.entries(files), ...encoded].map(([path, content]) => [`client/${path}`, content]);
  parent = folderWith({ 'secret.txt': 'secret', ...Object.fromEntries(built) });
  site = createSite(join(parent, 'client'));
});

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The decoded text of a response. */
async function textOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const decode = decoders[response.headers.get('Content-Encoding') ?? ''];
  return String(decode ? decode(bytes) : bytes);
}

/** The request of a browser that decodes Brotli. */
const brotli = { headers: { 'Accept-Encoding': 'br' } };

const routesOf = (...site: Parameters<typeof createSite>) => siteRoutes(createSite(...site));

type Headers = Record<string, string>;

const get = async (path: string, headers: Headers = {}, method = 'GET') =>
  siteRoutes(site).request(new Request(`http://site.test${path}`, { method, headers }));

test.each<[path: string, headers: Headers, language: string, text: string]>([
  ['/', {}, 'en', 'Hullo.'],
  ['/', { 'Accept-Language': 'ko-KR, en;q=0.5' }, 'ko', '안녕.'],
  ['/terms', { Cookie: 'i18next=ko' }, 'ko', '약관'],
  ['/terms?lng=ko', {}, 'ko', '약관'],
  ['/terms', { 'Accept-Language': 'hi' }, 'en', 'Terms'],
])('%s with %o is the %s page', async (path, headers, language, text) => {
  const response = await get(path, headers);

  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('Content-Language')).toBe(language);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(response.headers.get('Vary')).toMatch(/^Accept-Language, Cookie/);
  expect(await response.text()).toContain(text);
});

const acceptedEncodings = [
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate', null],
  ['', null],
];

test('prepared encodings are served unchanged to browsers that accept them, each with its own ETag', async () => {
  const tags = new Set<string | null>();
  for (const [accepted, encoding] of acceptedEncodings) {
    const response = await get('/assets/main-Ab3_x-9Z.js', { 'Accept-Encoding': accepted ?? '' });
    const { headers } = response;
    expect([accepted, headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([
      accepted,
      encoding,
      'Accept-Encoding',
    ]);
    expect(await textOf(response)).toBe(script);
    tags.add(headers.get('ETag'));
  }

  expect(tags.size).toBe(3);
  expect((await get('/')).headers.get('Vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
});

test('a file without prepared encodings is served as it is, and does not vary', async () => {
  const response = await get('/robots.txt', { 'Accept-Encoding': 'br' });

  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(response.headers.get('Vary')).toBeNull();
  expect(await response.text()).toBe('User-agent: *');
});

test('only a file with a hashed name is cached as immutable', async () => {
  const cacheControl = async (path: string) => (await get(path)).headers.get('Cache-Control');

  expect(await cacheControl('/assets/main-Ab3_x-9Z.js')).toBe('public, max-age=31536000, immutable');
  for (const path of ['/assets/people.svg', '/robots.txt'])
    expect(await cacheControl(path)).toBe('public, max-age=3600');
});

test('a client with the current version gets 304 without a body, and with the policy of the page', async () => {
  const etag = (await get('/terms')).headers.get('ETag') ?? '';
  const responses = await Promise.all(
    [etag, `W/${etag}`, `"other", ${etag}`, '*'].map((tag) => get('/terms', { 'If-None-Match': tag })),
  );

  expect(responses.map(({ status }) => status)).toEqual([304, 304, 304, 304]);
  expect(await responses[0]?.text()).toBe('');
  expect(responses[0]?.headers.get('Vary')).toBe('Accept-Language, Cookie');
  expect(responses[0]?.headers.get('Content-Security-Policy')).toContain(hashSource('start()'));
});

test('a wrong verb is refused in the language of the reader', async () => {
  expect(await (await get('/terms', { Cookie: 'i18next=ko' }, 'POST')).text()).toContain('요청에만 응답해요');
});

test('a verb that would write is refused with 405 and the allowed methods', async () => {
  const response = await get('/', {}, 'POST');

  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['/dashboard', 'dashboard'],
  ['/dashboard/users', 'dashboard'],
  ['/dashboard/user-detail/1?tab=photos', 'dashboard'],
  ['/dashboard/loginish', 'dashboard'],
  ['/dashboard/login', 'session'],
  ['/dashboard/changePassword', 'session'],
  ['/dashboard/invitation', 'session'],
])('%s serves the HTML of %s', async (path, program) => {
  const response = await get(path);

  expect([response.status, response.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex, nofollow']);
  expect(await response.text()).toContain(program);
});

test.each([
  '/nowhere',
  '/not-found',
  '/dashboards',
  '/index.html',
  '/dashboard.html',
  '/session.html',
  '/pages/en/home.html',
  '/pages/en/terms',
  '/assets/main-Ab3_x-9Z.js.br',
  '/assets/main-Ab3_x-9Z.js.gz',
  '/assets/',
  '/.vite/manifest.json',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/%00',
  '/robots.txt%00.html',
  '/terms%2f',
  '/%',
  '/%ff',
  '//terms',
  '/__proto__',
  '/constructor',
])('%s shows the page for unknown URLs', async (path) => {
  const response = await get(path, { 'Accept-Language': 'ko', 'If-None-Match': '*' });

  expect([response.status, response.headers.get('Content-Language')]).toEqual([404, 'ko']);
  expect(await response.text()).toContain('없어요');
});

test.each([
  ['/terms/', '/terms'],
  ['/terms/?lng=ko', '/terms?lng=ko'],
  ['/dashboard/', '/dashboard'],
  ['/dashboard/users/', '/dashboard/users'],
  ['//', '/'],
  ['//evil.example/', null],
  ['///evil.example/terms/', null],
  ['/\\evil.example/', null],
  ['/evil.example//', null],
])('%s moves to %s', async (path, target) => {
  const response = await get(path);

  expect([response.status, response.headers.get('Location')]).toEqual([target ? 308 : 404, target]);
});

const policyOf = async (path: string, headers?: Headers) =>
  (await get(path, headers)).headers.get('Content-Security-Policy')?.split('; ') ?? [];

test('a page may run only its own inline scripts and styles', async () => {
  expect(await policyOf('/terms')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hashSource('start()')}`,
    `style-src 'self' ${hashSource('a{}')}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
  expect(await policyOf('/dashboard/faq')).toContain(`script-src 'self' ${hashSource('leave()')}`);
  expect(await policyOf('/')).toContain("script-src 'self'");
  expect(await policyOf('/')).toContain("style-src 'self'");
  expect(await policyOf('/dashboard/faq')).toContain(`style-src 'self' ${hashSource('')}`);
  expect(await policyOf('/robots.txt')).toEqual([]);
});

test.each([
  ['https://api.example/v1', ['https://api.example']],
  ['https://api.example:8443/', ['https://api.example:8443']],
  ['//api.example/v1', ['https://api.example']],
  ['/api', []],
  [undefined, []],
])('a site built for the base %s needs the sources %j', async (base, sources) => {
  const routes = routesOf(join(parent, 'client'), { apiBase: base, mediaBase: base });
  const policy = (await routes.request('/')).headers.get('Content-Security-Policy')?.split('; ');

  expect(policy?.filter((directive) => directive.startsWith('connect-src'))).toEqual(
    sources.map((source) => `connect-src 'self' ${source}`),
  );
  expect(policy).toContain(["img-src 'self' data: blob:", ...sources].join(' '));
});

const launchPage = (text: string, launched = '') =>
  `<html lang="en" data-launch="2025-12-01T00:00:00"${launched}><h1>${text}</h1><script>start()</script>`;
const calendar = 'BEGIN:VEVENT\r\nDTSTART:20251201T000000\r\nEND:VEVENT\r\n';

test("from the launch date on, by the server's clock, the server sends the launched landing page", async () => {
  const sources = { scripts: [hashSource('start()')], styles: [] };
  const folder = folderWith({
    'pages/en/home.html': launchPage('Soon'),
    'pages/en/home.html.br': brotliCompressSync(launchPage('Soon')),
    'pages/en/launched.html': launchPage('Late', ' data-launched'),
    'launch.en.ics': calendar,
    [inlineSourcesFileName]: JSON.stringify({ '/pages/en/home.html': sources }),
  });
  const clock = { now: Date.parse('2026-03-01T17:59:59Z') };

  const routes = routesOf(folder, { launchDate: '2026-03-01T18:00:00Z', now: () => clock.now });
  const before = await routes.request('/', brotli);
  clock.now += 1_000;
  const after = await (await routes.request('/')).text();

  expect(await textOf(before)).toBe(launchPage('Soon').replace('2025-12-01T00:00:00', '2026-03-01T18:00:00Z'));
  expect(after).toContain('data-launch="2026-03-01T18:00:00Z" data-launched><h1>Late');
  expect(await (await routes.request('/launch.en.ics')).text()).toBe(
    calendar.replace('20251201T000000', '20260301T180000Z'),
  );
  expect(before.headers.get('Content-Security-Policy')).toBe(pagePolicy(sources, { connectSrc: [], imgSrc: [] }));
  expect((await routes.request('/launched')).status).toBe(404);
});

test("a page of any kind shows the year of the server's clock, in each encoding, also after New Year", async () => {
  const page = '<html><p>Since 2025.</p><footer>© <time>2025</time> Hullo</footer>';
  const names = ['home', 'terms', 'not-found'];
  const pages = names.flatMap((name) => [
    [`pages/en/${name}.html`, page] as const,
    [`pages/en/${name}.html.br`, brotliCompressSync(page)] as const,
  ]);
  const clock = { now: new Date('2026-12-31T23:59:59').getTime() };
  const routes = routesOf(folderWith(Object.fromEntries(pages)), { now: () => clock.now });
  const get = (path: string) => routes.request(path, brotli);
  const pageOf = (year: number) => page.replace('2025</time>', `${year}</time>`);

  for (const path of ['/', '/terms', '/nowhere']) expect(await textOf(await get(path))).toBe(pageOf(2026));
  const etag = (await get('/terms')).headers.get('ETag');
  expect((await get('/terms')).headers.get('ETag')).toBe(etag);
  clock.now += 1_000;
  for (const path of ['/', '/terms', '/nowhere']) expect(await textOf(await get(path))).toBe(pageOf(2027));
  expect(await (await routes.request('/terms')).text()).toBe(pageOf(2027));
  expect((await get('/terms')).headers.get('ETag')).not.toBe(etag);
});

test('each encoding of a page tells its scripts whether the server has extensions and mail', async () => {
  const folder = folderWith({
    'pages/en/home.html': launchPage('Soon'),
    'pages/en/launched.html': launchPage('Late', ' data-launched'),
    'dashboard.html': launchPage('Users'),
  });
  const off = routesOf(folder, { extensions: 'off', now: () => Date.UTC(2025, 0) });
  expect(await (await off.request('/')).text()).toContain('<html data-extensions="off" lang="en"');
  expect(await (await off.request('/dashboard/users')).text()).toContain('<html data-extensions="off" lang="en"');

  writeFileSync(join(folder, 'pages/en/home.html.br'), brotliCompressSync(launchPage('Soon')));
  const mailing = routesOf(folder, { sendsMail: true, now: () => Date.UTC(2025, 0) });
  expect(await textOf(await mailing.request('/', brotli))).toContain('<html data-mail="on" lang="en"');
});

test('each encoding of a document has the paragraphs that hold for the server; without settings it keeps the default', async () => {
  const html = [
    '<html><p>Always.</p>',
    '<template data-if="mail">\n<p>Mail.</p>\n</template>',
    '<template data-if="no-mail"><p>No mail.</p></template>',
    '<template data-if="form"><p>Form.</p></template>',
    '<template data-if="no-form"><p>No form.</p></template>',
    '<div data-if="unknown"><p>Perhaps.</p></div>',
    '<template id="program"></template>',
  ].join('\n');
  const folder = folderWith({ 'pages/en/privacy.html': html, 'pages/en/privacy.html.br': brotliCompressSync(html) });
  const textWith = async (settings: Parameters<typeof createSite>[1]) =>
    (await textOf(await routesOf(folder, settings).request('/privacy', brotli))).replaceAll('\n', '');

  const page = (...texts: string[]) =>
    `<html>${texts.map((text) => `<p>${text}</p>`).join('')}<template id="program"></template>`;
  expect(await textWith({ sendsMail: true, extensions: 'on' })).toBe(page('Always.', 'Mail.', 'Form.'));
  expect(await textWith({ sendsMail: false, extensions: 'on' })).toBe(page('Always.', 'No mail.', 'Form.'));
  expect(await textWith({ sendsMail: false, extensions: 'off' })).toBe(page('Always.', 'No mail.', 'No form.'));
  expect(await textWith({ launchDate: '2026-03-01' })).toBe(html.replaceAll('\n', ''));
});

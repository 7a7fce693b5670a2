import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { spawnServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';

let project: string;
let command: string[];
const marker = () => join(project, 'dist/complete.json');

beforeAll(async () => {
  project = temporaryFolder();
  command = [join(project, 'dist/server/main.js')];
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(project, 'dist/client/pages/en'), { recursive: true });
  writeFileSync(join(project, 'dist/client/pages/en/home.html'), '<h1>Hullo.</h1>');

  vi.stubEnv('VITE_API_BASE', 'https://api.example/v1');
  vi.stubEnv('VITE_MEDIA_BASE', 'https://pictures.example/hullo/');
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    build: { ssr: 'server/main.ts', outDir: join(project, 'dist/server'), target: 'node20', minify: false },
  });
  vi.unstubAllEnvs();
});

beforeEach(() => writeFileSync(marker(), '{}'));
afterEach(() => rmSync(join(project, 'data'), { recursive: true, force: true }));

test('a server whose build was interrupted refuses to start', async () => {
  rmSync(marker());
  const { output, exit } = spawnServer({ DATA_DIR: join(project, 'data'), SEED: 'demo' }, command);

  expect(await exit).toBe(1);
  expect(output.out).toBe('');
  expect(output.error.trim()).toBe(
    `The build in ${join(project, 'dist')} is not complete. Make it again with "npm run build".`,
  );
});

test('a server without demo data names what a company must fill in, and allows the origins that the build names', async () => {
  const environment = { DATA_DIR: join(project, 'data'), LAUNCH_DATE: '2027-01-01T00:00:00' };
  const { url, output, end } = await startServerProcess(environment, command);
  const { headers } = await fetch(url);
  await end('SIGTERM');

  const [warning] = output.out.split('\n').filter((line) => line.includes('Not ready for the launch.'));
  expect(warning).toContain('VITE_COMPANY_NAME, VITE_COMPANY_ADDRESS');
  expect(warning).toContain('SMTP_URL');
  expect(warning).not.toContain('LAUNCH_DATE');
  const directives = headers.get('Content-Security-Policy')?.split('; ');
  expect(directives).toContain("connect-src 'self' https://api.example");
  expect(directives).toContain("img-src 'self' data: blob: https://pictures.example");
});

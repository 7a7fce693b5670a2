import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';

const aside = 'dist.next';
const halfBuilt = () => existsSync(`${aside}/server`) && !existsSync(`${aside}/complete.json`);

test('a build that is killed leaves the one before whole', { timeout: 60_000 }, async () => {
  const before = readFileSync('dist/complete.json', 'utf8');
  const build = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    env: { ...process.env, VITE_BRAND_NAME: 'Other' },
    stdio: 'ignore',
  });
  await expect.poll(halfBuilt, { timeout: 50_000, interval: 20 }).toBe(true);
  build.kill('SIGKILL');
  await once(build, 'exit');

  expect(readFileSync('dist/complete.json', 'utf8')).toBe(before);
  expect(readFileSync('dist/client/index.html', 'utf8')).not.toContain('Other');
  rmSync(aside, { recursive: true });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

export const administrator = { email: 'admin@example.com', password: 'Correct-Horse-7' };

type Product = { url: string; token: string };

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('The probe has no port');
  return address.port;
};

const untilReady = async (url: string, server: ChildProcess) => {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready`);
    const answer = await fetch(`${url}/api/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server was not ready within 20 s');
};

const signInByApi = async (url: string) => {
  const body = new FormData();
  body.set('email', administrator.email);
  body.set('password', administrator.password);
  const answer = await fetch(`${url}/api/admin/auth/login`, { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
};

type Fixtures = {
  /** Opens the dashboard with a session of its own, at the path given. */
  signIn: (path?: string) => Promise<void>;
  /** Calls the API as the administrator; the fields become a multipart form. */
  callApi: (method: 'GET' | 'POST', path: string, fields?: Record<string, string>) => Promise<unknown>;
};

const storeSession = (page: Page, token: string) =>
  page.addInitScript(
    (session) => {
      if (!sessionStorage.getItem('test-session-stored')) localStorage.setItem('userData', session);
      sessionStorage.setItem('test-session-stored', 'yes');
    },
    JSON.stringify({ role: 'admin', token }),
  );

/** Every worker has the built product to itself, on an own port and an own folder with the demo seed. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hullo-e2e-'));
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const environment = {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        SEED: 'demo',
      };
      const server = spawn(process.execPath, ['dist/server/main.js'], {
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilReady(url, server);
      await use({ url, token: await signInByApi(url) });
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  signIn: ({ page, product }, use) =>
    use(async (path = '/dashboard') => {
      await storeSession(page, await signInByApi(product.url));
      await page.goto(path);
    }),
  callApi: ({ product }, use) =>
    use(async (method, path, fields) => {
      const body = fields && new FormData();
      for (const [name, value] of Object.entries(fields ?? {})) body?.set(name, value);
      const answer = await fetch(`${product.url}/api${path}`, {
        method,
        body,
        headers: { Authorization: `Bearer ${product.token}` },
      });
      return answer.json();
    }),
});

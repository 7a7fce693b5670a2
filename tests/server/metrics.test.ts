import { expect, test, vi } from 'vitest';
import { startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { jsonOf, startApp } from '#tests/support/startApp.ts';
import { mailEnvironment, mailSettings } from '#tests/support/startMail.ts';

const token = 'a-token-for-prometheus';
const metrics = createMetrics({ token, freeBytes: async () => 4096, pendingRemovals: () => 3 });
const server = appForAllTests({ metrics, database: metrics.database });

const ask = () => server.app.request('/metrics', { headers: { Authorization: `Bearer ${token}` } });

const figure = async (name: string) => {
  const text = await (await ask()).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
};

test('metrics contain requests by route, statements by kind, and the free bytes of the disk', async () => {
  await server.call('GET', '/admin/ticket/close/7');
  await server.call('GET', '/admin/ticket/close/8');
  const response = await ask();

  expect(response.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/admin/ticket/close/:id",status="404"} 2',
  );
  expect(text).toMatch(/database_statement_duration_seconds_count\{kind="update",result="ok"\} \d/);
  expect(text).toContain('disk_free_bytes 4096');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('metrics contain the duration and the writers of commits', async () => {
  const before = await figure('database_commit_writers_sum');
  await Promise.all(['one', 'two'].map((name) => server.subscribe(`${name}@example.com`)));

  expect((await figure('database_commit_writers_sum')) - before).toBe(2);
  expect(await figure('database_commit_duration_seconds_count')).toBe(await figure('database_commit_writers_count'));
});

test('metrics and /readyz report trouble with mail, and /readyz stays ready', async () => {
  const environment = { DATA_DIR: temporaryFolder(), METRICS_TOKEN: token };
  const { url, end } = await startServerProcess({ ...environment, ...mailEnvironment(mailSettings.smtpUrl) });
  const readiness = async () => {
    const response = await fetch(`${url}/api/readyz`);
    return { status: response.status, ...((await response.json()) as { data: { mail: boolean } }).data };
  };
  const loadMetrics = async () =>
    (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } })).text();

  expect(await readiness()).toMatchObject({ status: 200, mail: true });
  expect(await loadMetrics()).toContain('mail_oldest_due_seconds 0\n');
  await fetch(`${url}/api/admin/app/pre/create`, { method: 'POST', ...jsonOf({ email: 'ada@example.com' }) });
  await vi.waitFor(async () => expect(await readiness()).toMatchObject({ status: 200, mail: false }), 5_000);
  // The attempt is counted, and the mail put back, a moment after the mail server was found to be unreachable.
  await vi.waitFor(async () => {
    expect(await loadMetrics()).toMatch(/^mail_attempts_total\{result="unreachable"\} 1$/m);
    expect(await loadMetrics()).toContain('mail_queue_length{kind="confirmation"} 1\n');
  }, 5_000);
  await end('SIGTERM');
});

test('without a token in the settings, /metrics is a 404', async () => {
  const without = await startApp();
  expect((await without.app.request('/metrics')).status).toBe(404);
  await without.close();
});

import { setImmediate } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { startDashboard } from '#admin/App.tsx';
import { baseProduct } from '#admin/baseProduct.ts';
import { loadPolyglot } from '#admin/engine/text/adminMessages.ts';
import { ApiError } from '#api/ApiError.ts';
import type { AnnouncedExtension } from '#api/extensions/announcement.ts';
import { deferred } from '#tests/support/deferred.ts';
import { everyExtension } from '#tests/support/everyExtension.ts';
import { mockNetwork } from '#tests/support/mockNetwork.ts';
import '#tests/support/renderAdmin.tsx'; // transforms the lazy imports before the first test
import '#admin/extensions/extendProduct.ts';

const network = mockNetwork();

const person = { name: 'Ada', email: 'ada@example.com', profile_picture: null };
const responses: Record<string, unknown> = {
  'moderation/case/detail/1': { id: 1, user: person, state: 'decided', reports: 1 },
  'app/faq/list': [{ id: 1, question: 'Is it free?', answer: 'Yes.' }],
  'conversation/ticket/detail/1': { id: 1, user: person, message: 'Hello', time: 1, state: 1 },
};

const roots = vi.hoisted((): Root[] => []);

vi.mock('react-dom/client', async (importOriginal) => {
  const client = await importOriginal<typeof import('react-dom/client')>();
  const createRoot: typeof client.createRoot = (...args) => {
    const root = client.createRoot(...args);
    roots.push(root);
    return root;
  };
  return { ...client, createRoot };
});

let mounted: MockInstance<QueryClient['mount']>;

beforeEach(() => {
  mounted = vi.spyOn(QueryClient.prototype, 'mount');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // the tested program renders without act
  network.use(
    http.all('http://api.test/api/admin/:path+', ({ params: { path } }) => {
      const data = responses[String(path)] ?? { data: [], per_page: 25, next: null };
      return HttpResponse.json({ status: true, message: '', data });
    }),
  );
  localStorage.setItem('userData', '{"role":"admin","token":"secret"}');
});

afterEach(async () => {
  // An unmounted program aborts its calls, and logs that. A list that has not begun its call yet shows its skeleton.
  const clients = mounted.mock.contexts as QueryClient[];
  await vi.waitFor(() => {
    expect(document.querySelector('[data-skeleton-row], .MuiSkeleton-root')).toBeNull();
    expect(clients.every((client) => client.isFetching() === 0)).toBe(true);
  }, 5_000);
  for (const root of roots.splice(0)) root.unmount();
  for (const client of clients) client.clear(); // cached rows would replace the skeletons of the next test
  document.body.replaceChildren();
});

test.each([['/ticket-detail/1'], ['/cases/1/show/caseNotes']])(
  '%s, opened by its URL, waits for what the server announces, and is never called unknown',
  async (path) => {
    history.replaceState({}, '', `/dashboard${path}`);
    const root = document.body.appendChild(document.createElement('div'));
    const unknown = vi.fn();
    const observer = new MutationObserver(() => root.textContent.includes('There is no such page') && unknown());
    observer.observe(root, { childList: true, subtree: true });
    const { promise: announced, resolve: announce } = deferred<AnnouncedExtension[]>();
    vi.spyOn(baseProduct, 'loadMessages').mockResolvedValue(await loadPolyglot('en'));
    const started = vi.fn();
    const starting = startDashboard(root, { announced }).then(started);
    for (let count = 0; count < 50; count += 1) await setImmediate(); // more than the screens of the fixed API need
    expect(started).not.toHaveBeenCalled();
    expect(root).toBeEmptyDOMElement();

    announce([...everyExtension]);
    await starting;
    expect(await screen.findByText('Ada', { selector: 'h1' })).toBeVisible();
    expect(unknown).not.toHaveBeenCalled();
    observer.disconnect();
  },
);

test('the list that was requested before the program loaded is shown without another request, and before the menu', async () => {
  const idle: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => idle.push(run));
  history.replaceState({}, '', '/dashboard/faq');
  const root = document.body.appendChild(document.createElement('div'));
  const fetched = vi.spyOn(globalThis, 'fetch');
  const initialList = Promise.resolve({ data: [{ id: 1, question: 'Is it free?', answer: 'Yes.' }], message: '' });
  await startDashboard(root, { initialList, announced: Promise.resolve([]) });

  expect(await screen.findByText('Is it free?')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: 'FAQ' })).toBeNull(); // extensions would move it
  for (const run of idle) run({ didTimeout: false, timeRemaining: () => 50 });
  expect(await screen.findByRole('link', { name: 'FAQ' })).toBeVisible();
});

test('an early request that the server answers by 429 is shown as it failed, and is not repeated unseen', async () => {
  history.replaceState({}, '', '/dashboard/faq');
  const root = document.body.appendChild(document.createElement('div'));
  const fetched = vi.spyOn(globalThis, 'fetch');
  const failed = Promise.reject(new ApiError('refused', { status: 429, message: 'Wait 30 seconds' }));
  await startDashboard(root, { initialList: failed, announced: Promise.resolve([]) });

  expect(await screen.findByText('Wait 30 seconds')).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Try Again' }).click();
  expect(await screen.findByText('Is it free?')).toBeVisible();
});

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Product } from '#admin/engine/record/ProductContext.ts';
import { createQueryClient } from '#admin/engine/shell/createQueryClient.ts';
import { createDashboard } from '#admin/engine/shell/Dashboard.tsx';
import { extendProduct } from '#admin/extensions/extendProduct.ts';
import { ownProduct } from '#admin/ownProduct.ts';
import type { ApiCall } from '#api/createClient.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { everyExtension } from '#tests/support/everyExtension.ts';
import { pageOf, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

afterEach(cleanup);

const extended = extendProduct(ownProduct, everyExtension);

const ada = { uuid: 'u1', name: 'Ada', email: 'ada@example.com', created_at: '2026-01-02T03:04:05Z' };
const entry = {
  id: 7,
  at: '2026-01-02T03:04:05Z',
  email: 'admin@example.com',
  resource: 'users',
  operation: 'reveal',
  row: 'u1',
};

const answers: Record<string, unknown> = {
  'POST /admin/user/list': pageOf([ada]),
  'GET /admin/user/detail/{id}': { ...ada, status: 'Active' },
  'GET /admin/audit/list': { data: [entry], per_page: 25, next: null },
  'POST /admin/users/export/{id}': new Blob(['an archive'], { type: 'application/zip' }),
  'POST /admin/users/delete/{id}': null,
  'POST /admin/audit/reveal/{id}': { name: 'Ada', email: 'ada@example.com' },
};

const respond: Respond = ({ call }) => answers[call];
const call = (async ({ call }: Endpoint) => ({ data: answers[call], message: '' })) as ApiCall;
const loadedKind = (product: Product) => ({ product, dataProvider: createDataProvider(call, product) });

async function openDashboard(product = ownProduct) {
  window.history.pushState({}, '', '/dashboard/users');
  window.scrollTo = () => undefined;
  const page = await createDashboard({ ...loadedKind(product), queryClient: createQueryClient() }, 'en', '/dashboard');
  const { rerender } = render(page);
  const announce = (product: Product) => act(() => rerender(cloneElement(page, loadedKind(product))));
  return { announce, user: userEvent.setup() };
}

test('what is announced while a screen is used is added to it, and what was typed stays', async () => {
  const { announce, user } = await openDashboard();
  await user.type(await screen.findByRole('searchbox'), 'Ad');
  expect(screen.queryByText('Audit log')).toBeNull();

  announce(extended);
  const link = await screen.findByRole('link', { name: 'Audit log' });
  expect(screen.getByRole('searchbox')).toHaveValue('Ad');
  await user.click(link);
  expect(await screen.findByText('Looked at a person')).toBeVisible();
});

test('a language that is chosen while messages of what was announced are on their way is the one that is shown', async () => {
  const { announce, user } = await openDashboard();
  const language = await screen.findByRole('combobox', { name: 'Language' });
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const inKorean = await extended.loadMessages('ko');
  const inEnglish = await extended.loadMessages('en');
  const loadMessages: Product['loadMessages'] = async (code) => {
    if (code === 'ko') return inKorean;
    await slow;
    return inEnglish;
  };

  announce({ ...extended, loadMessages });
  await user.selectOptions(language, '한국어');
  expect(await screen.findByRole('link', { name: '활동 기록' })).toBeVisible();
  await act(async () => arrive());
  expect(language).toHaveValue('ko');
  expect(document.documentElement.lang).toBe('ko');
});

type Messages = Awaited<ReturnType<Product['loadMessages']>>;

function held() {
  let resolve: (messages: Messages) => void = () => undefined;
  const promise = new Promise<Messages>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (messages: Messages) => resolve(messages) };
}

test('a language whose messages arrive in the same moment as those of what was announced is the one that is shown', async () => {
  const korean = held();
  const english = held();
  const first: Product = {
    ...ownProduct,
    loadMessages: (code) => (code === 'ko' ? korean.promise : ownProduct.loadMessages(code)),
  };
  const inKorean = await ownProduct.loadMessages('ko');
  const inEnglish = await extended.loadMessages('en');
  const { announce, user } = await openDashboard(first);
  const language = await screen.findByRole('combobox', { name: 'Language' });
  announce({ ...extended, loadMessages: (code) => (code === 'en' ? english.promise : extended.loadMessages(code)) });
  await user.selectOptions(language, '한국어');

  await act(async () => {
    korean.resolve(inKorean);
    await korean.promise;
    await Promise.resolve();
    english.resolve(inEnglish);
  });
  expect(await screen.findByRole('link', { name: '활동 기록' })).toBeVisible();
  expect(language).toHaveValue('ko');
});

test.each([
  ['nothing', []],
  ['what nobody here knows', [{ id: 'weather', version: 1 }]],
  ['another version', everyExtension.map(({ id, version }) => ({ id, version: version + 1 }))],
])('a server that announces %s has the dashboard of the fixed API', (_, announced) => {
  expect(extendProduct(ownProduct, announced)).toBe(ownProduct);
});

test('the page of a user has its history, by the calls of another extension', async () => {
  const { calls, user } = await renderProduct(extended, '/user-detail/u1', respond);
  await user.click(await screen.findByRole('tab', { name: 'Audit log' }));

  expect(await screen.findByText('Looked at a person')).toBeVisible();
  expect(calls.find(({ call }) => call === 'GET /admin/audit/list')?.values).toMatchObject({ users: 'u1' });
});

test('what an action answers is shown until it is closed', async () => {
  const { user } = await renderProduct(extended, '/audit', respond);
  await user.click(await screen.findByRole('button', { name: /Entry #7/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show whom it is about' }));
  await user.click(await screen.findByRole('button', { name: 'Show whom it is about' }));

  const answer = await screen.findByRole('dialog', { name: 'Show whom it is about' });
  expect(within(answer).getByText('Ada')).toBeVisible();
  expect(within(answer).getByText('ada@example.com')).toBeVisible();
  await user.click(within(answer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the menu of a person has what can be done with them, and removal as the last', async () => {
  const { user } = await renderProduct(extended, '/users', respond);
  await user.click(await screen.findByRole('button', { name: /^Actions for Ada/ }));

  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['View', 'Suspend', 'Export data', 'Delete']);
});

test('a moderator is offered what the server lets through, and no more', async () => {
  const announced = everyExtension.map((extension) =>
    extension.id === 'administrators' ? { ...extension, role: 'moderator' } : extension,
  );
  const { user } = await renderProduct(extendProduct(ownProduct, announced), '/users', respond);
  await screen.findByText('Ada');

  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/users', '/ticket', '/cases', '/appeals', '/sanctions', '/savedReplies', '/growth']);
  await user.click(screen.getByRole('button', { name: /^Actions for Ada/ }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['View', 'Suspend']);
});

test('a moderator is offered no measure that the server refuses them, by no key either', () => {
  const measuresOf = (role?: string) => {
    const announced = everyExtension.map((extension) => ({ ...extension, role }));
    const { resources } = extendProduct(ownProduct, announced);
    const { dialog, queue } = resources.find(({ name }) => name === 'cases')?.actions?.decide ?? {};
    return { measures: dialog?.ask?.measure, shortcuts: Object.values(queue?.shortcuts ?? {}) };
  };
  const all = measuresOf();
  const left = measuresOf('moderator');

  expect(all.measures).toMatchObject({ of: expect.arrayContaining(['warn', 'remove']) });
  expect(all.shortcuts).toContainEqual({ measure: 'remove' });
  expect(left.measures).toMatchObject({ of: expect.arrayContaining(['warn']) });
  expect(left.measures).toMatchObject({ of: expect.not.arrayContaining(['remove']) });
  expect(left.shortcuts).toContainEqual({ measure: 'warn' });
  expect(left.shortcuts).not.toContainEqual({ measure: 'remove' });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import type { Product } from '#admin/engine/context/contexts.ts';
import { ApiError } from '#api/ApiError.ts';
import { deferred } from '#tests/support/deferred.ts';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { expectLoggedFailure, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

const ada = { uuid: 'u1', name: 'Ada Lovelace', email: 'ada@example.com', created_at: '2026-01-02T03:04:05Z' };

const account = { id: 1, email: ada.email, role: 'admin', second_factor: 'off', recovery_codes: null };

/** The API finds Ada by each text that begins her name. */
const respond: Respond = ({ call, values }) => {
  if (call === 'GET /admin/app/faq/list') return [{ id: 3, question: 'Why Hullo?', answer: 'Why not?' }];
  if (call === 'POST /admin/user/list') return pageOf('ada'.startsWith(String(values.q)) ? [ada] : []);
  if (call === 'GET /admin/users/detail/{id}') return { ...ada, uuid: values.id, name: `${ada.name} ${values.id}` };
  if (call === 'GET /admin/account') return account;
  if (call === 'GET /admin/account/session/list') return [];
  return call.includes('list') ? { ...pageOf([]), next: null } : null;
};

const findBox = () => screen.findByRole('combobox', { name: 'Screens, actions, people and more' });

async function openSearch(product: Product = extendedProduct, responder = respond) {
  const rendered = await renderProduct(product, '/faq', responder);
  await screen.findByText('Why Hullo?');
  fireEvent.keyDown(document.body, { key: 'ㅏ', code: 'KeyK', ctrlKey: true }); // on a Korean keyboard
  return { ...rendered, box: await findBox() };
}

const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('screens, forms and settings are found by words in any order, and an action of the screen presses its button', async () => {
  const { user, box } = await openSearch();
  await user.type(box, 'list pre');
  expect(optionNames()).toEqual(['PreLaunch List']);
  await user.clear(box);
  await user.type(box, 'factor');
  expect(optionNames()).toContain('Two-factor sign-inAccount and display');

  await user.clear(box);
  await user.type(box, 'add frequently');
  await waitFor(() => expect(optionNames()).toHaveLength(1)); // the button, not the form too
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Add FAQ' })).toBeVisible();
});

test('an action of the screen whose button appears while the search is open is offered', async () => {
  const { promise: loading, resolve: load } = deferred();
  const resources = baseProduct.resources.map((each) => ({ ...each, list: { ...each.list, export: true as const } }));
  const { user } = await renderProduct({ ...baseProduct, resources }, '/faq', async (made, signal) => {
    await loading;
    return respond(made, signal);
  });
  await screen.findByRole('button', { name: /^Export/ });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await user.type(await findBox(), 'export');
  expect(optionNames()).toEqual([]); // without rows the button is disabled

  load();
  await waitFor(() => expect(optionNames()).toHaveLength(1));
});

test('people whose name matches come before those whose address does', async () => {
  const alan = { ...ada, uuid: 'u2', name: 'Alan', email: 'adam@example.com' };
  const { user, box } = await openSearch(extendedProduct, (made, signal) =>
    made.call === 'POST /admin/user/list' ? pageOf([alan, ada]) : respond(made, signal),
  );
  await user.type(box, 'ada');
  await waitFor(() => expect(optionNames()).toEqual(['Ada Lovelaceada@example.com', 'Alanadam@example.com']));
});

test('a case that is found shows its state, and marks what was typed', async () => {
  const { user, box } = await openSearch(extendedProduct, (made, signal) =>
    made.call === 'GET /admin/moderation/case/list' && made.values.state === 'handedOver'
      ? { ...pageOf([{ id: 7, user: ada, state: 'handedOver' }]), next: null }
      : respond(made, signal),
  );
  await user.type(box, 'love');
  const option = await screen.findByRole('option', { name: /^Case #7, Ada Lovelace/ });
  expect(option).toHaveTextContent('Handed over');
  expect(within(option).getByText('Love', { selector: 'mark' })).toBeVisible();
});

test('people come before screens that have the text within a word, and after those with a word that begins with it', async () => {
  const ana = { ...ada, name: 'Ana', email: 'team@example.com' };
  const { user, box } = await openSearch(extendedProduct, (made, signal) =>
    made.call === 'POST /admin/user/list' ? pageOf([ana]) : respond(made, signal),
  );
  await user.type(box, 'ana');
  await waitFor(() => expect(optionNames()).toEqual(['Anateam@example.com', 'User Management']));
  await user.clear(box);
  await user.type(box, 'mana');
  await waitFor(() => expect(optionNames()).toEqual(['User Management', 'Ana']));
});

test('the API searches after a pause; a failed search can be repeated, and a response to an earlier text is dropped', async () => {
  const { promise: slow, resolve: arrive } = deferred();
  let isDown = true;
  const { user, box, calls, router } = await openSearch(extendedProduct, async (made, signal) => {
    if (made.values.q && made.call === 'POST /admin/user/list' && isDown) throw new ApiError('offline');
    if (made.values.q === 'a') await slow;
    return respond(made, signal);
  });
  const searches = () => calls.filter(({ call }) => call === 'POST /admin/user/list').map(({ values }) => values.q);
  await user.type(box, 'ada');
  expect(await screen.findByRole('alert')).toHaveTextContent('Some lists couldn’t be searched.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: /Ada Lovelace/ })).toBeVisible();
  expectLoggedFailure();

  const before = searches().length;
  await user.clear(box);
  await user.type(box, 'a');
  await waitFor(() => expect(searches().slice(before)).toEqual(['a']));
  await user.type(box, 'zz');
  await waitFor(() => expect(searches().slice(before)).toEqual(['a', 'azz']));
  arrive();
  expect(await screen.findByText(/^Nothing matches “azz”/, { selector: '[role=status]' })).toBeVisible();

  await user.clear(box);
  await user.type(box, 'ad');
  const option = await screen.findByRole('option', { name: /Ada Lovelace/ });
  expect(option.closest('ul')?.parentElement).toHaveTextContent(/^User Management/);
  await user.click(option);
  expect(router.state.location.pathname).toBe('/user-detail/u1');
});

test('before a search, the five people that were opened last are listed, the latest first', async () => {
  const { user, router } = await openSearch();
  await user.keyboard('{Escape}');
  for (const id of ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u1']) {
    await act(() => router.navigate(`/user-detail/${id}`));
    await screen.findByRole('heading', { name: `Ada Lovelace ${id}` });
  }
  await user.keyboard('{Meta>}k{/Meta}');
  await findBox();
  const visited = ['u1', 'u6', 'u5', 'u4', 'u3'].map((id) => `Ada Lovelace ${id}ada@example.com`);
  expect(optionNames().slice(0, 6)).toEqual([...visited, expect.not.stringContaining('Ada')]);
});

test('without a search of the API, loaded records are found, with the text that matches', async () => {
  const { user, box, router } = await openSearch(baseProduct);
  await user.keyboard('{Escape}');
  expect(box).not.toBeInTheDocument();
  await user.keyboard('{Meta>}k{/Meta}');
  await user.type(await findBox(), 'why not');
  await user.click(await screen.findByRole('option', { name: 'Why Hullo? Why not?' }));

  expect(router.state.location.pathname).toBe('/faq/3');
});

test('the names of masked people are not shown, and a choice by key closes the search', async () => {
  localStorage.setItem('RaStorepreferences.personal', '"masked"');
  const { user, box, router } = await openSearch();
  await user.type(box, 'ada');
  expect(await screen.findByRole('option', { name: /•••/ })).toHaveTextContent('#u1');
  expect(screen.queryByText(/Lovelace/)).toBeNull();

  await user.clear(box);
  await user.type(box, 'display');
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/settings');
  expect(box).not.toBeInTheDocument();
});

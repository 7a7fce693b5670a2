import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import type { Product } from '#admin/engine/context/contexts.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { faq } from '#admin/resources/faq.ts';
import { ApiError } from '#api/ApiError.ts';
import { deferred } from '#tests/support/deferred.ts';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { expectLoggedFailure, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

const question = { id: 3, question: 'Who can join?', answer: 'Adults' };
const films = { id: 3, name: 'Films', image: null, type: 'interest' };

const respond: Respond = ({ call }) => {
  if (call === 'GET /admin/app/faq/list') return [question];
  if (call === 'GET /admin/app/category/list/interest') return [films];
  return call.includes('list') ? pageOf([]) : null;
};

/** Opens the questions, then the categories, whose row has the same key. */
async function openBothLists(product: Product = baseProduct, responder = respond) {
  const rendered = await renderProduct(product, '/faq', responder);
  await screen.findByText('Who can join?');
  await act(() => rendered.router.navigate('/category'));
  await screen.findByText('Films');
  const goBack = () => act(() => rendered.router.navigate(-1));
  const changes = () => rendered.calls.filter(({ call }) => call.includes('delete'));
  return { ...rendered, goBack, changes };
}

test('Back closes the question about a row, so that it never deletes the row of another list', async () => {
  const { user, goBack, changes } = await openBothLists();
  await user.click(await screen.findByRole('button', { name: 'Delete Films' }));
  await screen.findByRole('alertdialog');

  await goBack();
  await screen.findByText('Who can join?');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(changes()).toEqual([]);
});

test('Back closes the search everywhere', async () => {
  const { goBack } = await openBothLists();
  fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  await screen.findByRole('combobox', { name: /^Screens, actions/ });

  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Back to the first page of a list closes the question about a row of the second', async () => {
  const person = (id: number) => ({ id, name: `Person ${id}`, email: `p${id}@example.com`, created_at: '2025-08-03' });
  const { user, router } = await renderProduct(baseProduct, '/preLaunch', ({ page = 1 }) =>
    pageOf([person(page)], page, 2, 1),
  );
  await screen.findByText('Person 1');
  await user.click(await screen.findByRole('button', { name: '2' }));
  await user.click(await screen.findByRole('button', { name: /^Actions for Person 2/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('alertdialog');

  await act(() => router.navigate(-1));
  await screen.findByText('Person 1');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an action that can be undone is sent for its own resource, also after another list was opened', async () => {
  const undoable: AnyResource = { ...faq, actions: { delete: { undoable: true } } };
  const resources = baseProduct.resources.map((definition) => (definition === faq ? undoable : definition));
  const { user, router, changes } = await openBothLists({ ...baseProduct, resources });
  await act(() => router.navigate('/faq'));
  await user.click(await screen.findByRole('button', { name: 'Delete Who can join?' }));
  await screen.findByRole('button', { name: 'Undo' });
  await act(() => router.navigate('/category'));
  await screen.findByText('Films');

  act(() => void window.dispatchEvent(new Event('pagehide'))); // ends the undo window
  await waitFor(() => expect(changes()).toMatchObject([{ call: 'POST /admin/app/faq/delete/{id}' }]));
});

test('a delete that fails after its list was left says so, with the name of the row', async () => {
  const { promise: refused, resolve: refuse } = deferred();
  const { user, goBack } = await openBothLists(baseProduct, async (made, signal) => {
    if (!made.call.includes('delete')) return respond(made, signal);
    await refused;
    throw new ApiError('refused', { status: 409 });
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Films' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await goBack();
  await screen.findByText('Who can join?');

  await act(async () => refuse());
  expect(await screen.findByText('Failed to delete category')).toBeVisible();
  expect(screen.getByText('Films')).toBeVisible();
  expectLoggedFailure();
});

test('a selection that is deleted row by row stops when its list is left, and says what was not changed', async () => {
  const { promise: deleted, resolve: finish } = deferred<null>();
  const resources = baseProduct.resources.map((definition) =>
    definition.name === 'category'
      ? { ...definition, list: { ...definition.list, bulk: ['delete' as const] } }
      : definition,
  );
  const rows = ['Films', 'Chess', 'Hiking', 'Cooking', 'Dance'].map((name, id) => ({ ...films, id, name }));
  const { user, goBack, changes } = await openBothLists({ ...baseProduct, resources }, (made, signal) => {
    if (made.call.includes('delete')) return deleted;
    return made.call.includes('category') ? rows : respond(made, signal);
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(changes()).toHaveLength(3));

  await goBack();
  await screen.findByText('Who can join?');
  await act(async () => finish(null));
  expect(await screen.findByText('2 entries weren’t changed.')).toBeVisible();
  expect(changes()).toHaveLength(3);
});

test('"Open next" opens nothing once the administrator has left the list', async () => {
  const { promise: loaded, resolve: load } = deferred<object>();
  let isHeld = false;
  const cases = { data: [{ id: 7, user: null, reasons: [], state: 'open', hours: 1 }], per_page: 25, next: null };
  const { user, router } = await renderProduct(extendedProduct, '/cases', (made, signal) => {
    if (made.call !== 'GET /admin/moderation/case/list') return respond(made, signal);
    return isHeld ? loaded : cases;
  });
  const next = await screen.findByRole('button', { name: 'Open next' });
  isHeld = true;
  await user.click(next);
  await act(() => router.navigate('/faq'));
  await screen.findByText('Who can join?');
  await act(async () => load(cases));
  expect(router.state.location.pathname).toBe('/faq');
});

test('a page of another resource with the same id has a form of its own', async () => {
  const withForm = (definition: AnyResource): AnyResource => ({
    ...definition,
    actions: { answer: { dialog: { inline: true, ask: { note: { kind: 'text' } } } } },
    detailPage: {},
  });
  const resources = baseProduct.resources.map(withForm);
  const answer = { call: 'POST /answer', body: 'json', sends: ['note'] } as const;
  const { faq: ofFaq, category: ofCategory } = baseProduct.endpoints;
  const endpoints = {
    ...baseProduct.endpoints,
    faq: { ...ofFaq, answer },
    category: { ...ofCategory, answer },
  };
  const { user, router } = await renderProduct({ ...baseProduct, resources, endpoints }, '/faq/3/show', respond);
  await screen.findByRole('textbox');
  await act(() => router.navigate('/category/3/show'));
  await screen.findByRole('heading', { level: 1, name: 'Films' });
  await user.type(await screen.findByRole('textbox'), 'Yes');

  await act(() => router.navigate('/faq/3/show')); // its record is cached
  await screen.findByRole('heading', { level: 1, name: 'Who can join?' });
  expect(await screen.findByRole('textbox')).toHaveValue('');
});

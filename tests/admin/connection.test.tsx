import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw/http';
import { expect, test, vi } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { faq } from '#admin/resources/faq.ts';
import { ApiError } from '#api/ApiError.ts';
import { createConnection } from '#api/createConnection.ts';
import { mockNetwork } from '#tests/support/mockNetwork.ts';
import { expectLoggedFailure, productOf, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

const network = mockNetwork();

const rows = [
  { id: 1, question: 'Is it free?', answer: 'Yes.' },
  { id: 2, question: 'Is it safe?', answer: 'Yes.' },
];

const product = productOf(
  {
    ...faq,
    actions: {
      ...faq.actions,
      note: { dialog: { ask: { text: { kind: 'text', rules: { required: true } } } } },
      publish: {},
    },
    list: { ...faq.list, bulk: ['publish'] },
  } as AnyResource,
  {
    list: { call: 'GET /faq' },
    create: { call: 'POST /faq', body: 'json', sends: ['question', 'answer'], idempotent: true },
    note: { call: 'POST /faq/note/{id}', body: 'json', sends: ['text'], idempotent: true },
    publish: { call: 'POST /faq/publish/{id}', idempotent: true },
  },
);

/** A server that can be switched off. Returns the changes with their keys. */
async function renderWithServer(path = '/faq', server = { isDown: false }) {
  const connection = createConnection('/api');
  network.use(http.head('/api', () => (server.isDown ? HttpResponse.error() : new HttpResponse())));
  const respond: Respond = ({ call }) => {
    if (server.isDown) throw new ApiError('offline');
    return call.startsWith('GET') ? rows : null;
  };
  const { calls, user } = await renderProduct(product, path, respond, connection);
  return { server, changes: () => calls.filter(({ call }) => call.startsWith('POST')), user, connection };
}

const lost = () => screen.findByText('Connection lost. What you typed stays on this page.');
const back = () => screen.findByText('Connected again.');

/** A call that succeeds later would end the banner. */
const rowsAreShown = () => screen.findByText('Is it free?');

const press = async (name: string, container = within(document.body)) =>
  fireEvent.click(await container.findByRole('button', { name }));

const retry = async () => press('Retry', within(await screen.findByRole('alert')));

test('the banner follows the events of the browser, believes a probe only, and says for four seconds that one succeeded', async () => {
  const { server, connection } = await renderWithServer();
  await rowsAreShown();
  act(connection.lose);
  expect(await lost()).toHaveAttribute('aria-live', 'polite');
  fireEvent(window, new Event('online'));
  expect(await back()).toHaveAttribute('role', 'status');

  server.isDown = true;
  fireEvent(window, new Event('offline'));
  expect(await lost()).toBeVisible();
  fireEvent(window, new Event('online')); // a network, but no server
  await act(connection.probe);
  expect(await lost()).toBeVisible();

  server.isDown = false;
  act(connection.settle);
  vi.useFakeTimers();
  act(connection.lose);
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.getByText(/^Connection lost/)).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(200)); // a probe every five seconds
  expect(screen.getByText('Connected again.')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.queryByText('Connected again.')).toBeNull();
});

test('a failed call shows the banner, and a list that failed is loaded again by itself', async () => {
  const server = { isDown: true };
  await renderWithServer('/faq', server);
  await lost();
  expect(screen.queryByText('Is it free?')).toBeNull();
  server.isDown = false;
  fireEvent(window, new Event('online'));

  expect(await screen.findByText('Is it free?')).toBeVisible();
  expectLoggedFailure();
});

test('Retry in a form sends the same key, and changed values send another one', async () => {
  const { server, changes, user } = await renderWithServer('/faq/create');
  server.isDown = true;
  await user.type(await screen.findByRole('textbox', { name: 'Question' }), 'Is it fun?');
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'Yes');
  await press('Save');
  await retry();
  await waitFor(() => expect(changes()).toHaveLength(2));
  await screen.findByRole('alert');
  await lost();
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), '!');
  server.isDown = false;
  await retry();

  expect(await back()).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = changes().map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(changes().at(-1)?.values).toEqual({ question: 'Is it fun?', answer: 'Yes!' });
  expectLoggedFailure();
});

test('Retry in the dialog of an action or bulk action sends the keys again, and the next dialog has its own', async () => {
  const { server, changes, user } = await renderWithServer();
  const keysOf = (id: number) =>
    changes().flatMap(({ values, idempotencyKey = '' }) => (values.id === id ? [idempotencyKey] : []));
  const noteIt = async () => {
    await press('note Is it free?');
    await user.type(await screen.findByRole('textbox', { name: 'text' }), 'Hello');
    await press('note', within(screen.getByRole('dialog')));
  };
  server.isDown = true;
  await noteIt();
  await screen.findByRole('alert');
  server.isDown = false;
  await retry();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await noteIt();
  await waitFor(() => expect(changes()).toHaveLength(3));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(await screen.findByLabelText('Select all'));
  await press('publish');
  server.isDown = true;
  await press('publish', within(await screen.findByRole('alertdialog')));
  await screen.findByRole('alert');
  server.isDown = false;
  await press('Retry the failed ones');
  await waitFor(() => expect(changes()).toHaveLength(7));

  const [first, second, third, ...bulk] = keysOf(1);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(bulk[1]).toBe(bulk[0]);
  const others = keysOf(2);
  expect(others[1]).toBe(others[0]);
  expect(new Set([...keysOf(1), ...others]).size).toBe(4);
  expectLoggedFailure();
});

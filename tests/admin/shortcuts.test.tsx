import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { category } from '#admin/resources/category.ts';
import { ApiError } from '#api/ApiError.ts';
import { deferred } from '#tests/support/deferred.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { expectLoggedFailure, productOf, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

/** Questions to a host, who answers them one after the other. Each answer can be undone for five seconds. */
const questions: AnyResource = {
  ...category,
  name: 'questions',
  title: 'name',
  fields: { name: { kind: 'text', on: ['list', 'detail', 'form'] } },
  actions: {
    answer: {
      dialog: {
        ask: { word: { kind: 'choice', of: ['yes', 'no'], rules: { required: true } }, note: { kind: 'text' } },
      },
      undoable: true,
      queue: { next: { taken: false }, shortcuts: { a: {}, y: { word: 'yes' } } },
    },
    claim: { queue: { shortcuts: { c: {} }, onOpen: { taken: false } } },
  },
  detailPage: {},
};

const rows = [
  { id: 1, name: 'May I bring a dog?', taken: false },
  { id: 2, name: 'Is it far?', taken: true },
  { id: 3, name: 'Is there soup?', taken: false },
];

const product = productOf(questions, {
  list: { call: 'GET /question/all' },
  one: { call: 'GET /question/{id}' },
  answer: { call: 'POST /question/{id}', body: 'json', sends: ['word', 'note'] },
  claim: { call: 'PUT /question/{id}' },
  create: { call: 'PUT /question', body: 'json', sends: ['name'] },
});

const respondToAnswer: Respond = ({ call, values }) =>
  call === 'GET /question/all' ? rows : (rows.find(({ id }) => id === Number(values.id)) ?? null);

const open = (path = '/questions', respond = respondToAnswer) => renderProduct(product, path, respond);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Waits for a question with its shortcuts. */
async function ready(name: string) {
  await heading(name);
  await screen.findByRole('button', { name: 'Keyboard shortcuts' });
}
const press = (key: string, init = {}) =>
  fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}`, ...init });
const sent = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ call }) => call.startsWith('POST')).map(({ values: { id, word } }) => [id, word]);

/** Decides the question on screen by shortcuts. */
async function answerByKeys() {
  press('y');
  const dialog = await screen.findByRole('dialog', { name: 'answer questions' });
  const note = await within(dialog).findByRole('textbox', { name: 'note' });
  await waitFor(() => expect(note).toHaveFocus());
  fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const claimed = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.filter(({ call }) => call.startsWith('PUT')).map(({ values: { id } }) => id);

test('a shortcut opens the first row, and after a decision the next unclaimed row whose action cannot be undone', async () => {
  const at = await open();
  await screen.findByRole('button', { name: 'Keyboard shortcuts' });
  press('n');
  await ready('May I bring a dog?');
  await answerByKeys();
  await ready('Is there soup?');
  expect(screen.getAllByRole('button', { name: 'Undo' })).not.toEqual([]);
  expect(screen.getByRole('main')).toHaveFocus();

  press('u');
  await screen.findByRole('link', { name: 'Is it far?' });
  press('n');
  await ready('Is there soup?');
  expect(sent(at)).toEqual([]);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(sent(at)).toEqual([[1, 'yes']]));
});

test('opening a row by shortcut or URL claims it once, without a toast, unless it is claimed', async () => {
  const at = await open('/questions/2/show');
  await ready('Is it far?');
  press('n');
  await heading('Is there soup?');
  await waitFor(() => expect(claimed(at)).toEqual([3]));
  press('u');
  await waitFor(() => expect(at.router.state.location.pathname).toBe('/questions'));
  await screen.findByText('Is it far?');
  expect(claimed(at)).toEqual([3]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refused claim shows the name of the first moderator', async () => {
  await open('/questions/1/show', (call, signal) => {
    if (call.call.startsWith('PUT')) throw new ApiError('refused', { status: 409, message: 'Ada has it' });
    return respondToAnswer(call, signal);
  });
  expect(await screen.findByText('Ada has it')).toBeVisible();
  expectLoggedFailure();
});

test('an action can be undone for five seconds, is sent after them, and a toast names the record whose action failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const failures = [new ApiError('offline')];
  const at = await open('/questions/1/show', (call, signal) => {
    const failure = call.call.startsWith('POST') && failures.pop();
    if (failure) throw failure;
    return respondToAnswer(call, signal);
  });
  await ready('May I bring a dog?');
  await answerByKeys();
  await heading('Is there soup?');
  press('z');
  await heading('May I bring a dog?');
  act(() => void vi.advanceTimersByTime(6_000));
  expect(sent(at)).toEqual([]);

  await screen.findByRole('button', { name: 'Keyboard shortcuts' });
  await answerByKeys();
  await heading('Is there soup?');
  act(() => void vi.advanceTimersByTime(5_000));
  await waitFor(() => expect(sent(at)).toEqual([[1, 'yes']]));

  const toast = (await screen.findByText(/The server can’t be reached/)).closest<HTMLElement>('[role=alert]');
  expect(toast).toHaveTextContent('May I bring a dog?');
  fireEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent(at)).toHaveLength(2));
  expect(sent(at)[1]).toEqual([1, 'yes']);
  expectLoggedFailure();
});

test('a delayed action that the server refuses offers no Retry', async () => {
  await open('/questions/1/show', (call, signal) => {
    if (call.call.startsWith('POST')) throw new ApiError('refused', { status: 409, message: 'It is answered' });
    return respondToAnswer(call, signal);
  });
  await ready('May I bring a dog?');
  await answerByKeys();
  await ready('Is there soup?');
  fireEvent(window, new Event('pagehide'));
  expect(await screen.findByText(/It is answered/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expectLoggedFailure();
});

test('the next action can be done and a form saved while an action is being sent', async () => {
  const { promise: sending, resolve: respondAtLast } = deferred();
  const at = await open('/questions/1/show', async (call, signal) => {
    if (call.call.startsWith('POST')) await sending;
    return respondToAnswer(call, signal);
  });
  await ready('May I bring a dog?');
  await answerByKeys();
  await ready('Is there soup?');
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(sent(at)).toEqual([[1, 'yes']]));
  await answerByKeys();
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(sent(at)[1]).toEqual([3, 'yes']));
  await act(() => at.router.navigate('/questions/create'));
  const name = await screen.findByRole('textbox');
  fireEvent.change(name, { target: { value: 'How long is it?' } });
  fireEvent.submit(name);
  await waitFor(() => expect(at.calls.map(({ call }) => call)).toContain('PUT /question'));
  respondAtLast();
});

test('`?` lists the shortcuts; none works while a dialog is open or with Ctrl, and a Korean keyboard works', async () => {
  const { router } = await open('/questions/1/show');
  await ready('May I bring a dog?');
  press('?', { code: 'Slash' });
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('answer: yes')).toBeVisible();
  await expectAccessibleDom(dialog);
  press('u');
  expect(router.state.location.pathname).toBe('/questions/1/show');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  press('y', { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  press('ㅕ', { code: 'KeyU' }); // a Korean keyboard
  await waitFor(() => expect(router.state.location.pathname).toBe('/questions'));
});

test('a key that is pressed before the next record has loaded does not start an action on the decided one', async () => {
  const { promise: loading, resolve: load } = deferred();
  const at = await open('/questions/1/show', async (call, signal) => {
    if (call.call === 'GET /question/all') await loading;
    return respondToAnswer(call, signal);
  });
  await ready('May I bring a dog?');
  await answerByKeys();
  press('y');
  expect(screen.queryByRole('dialog')).toBeNull();
  load();
  await ready('Is there soup?');
  await answerByKeys();
  fireEvent(window, new Event('pagehide'));
  await waitFor(() =>
    expect(sent(at)).toEqual([
      [1, 'yes'],
      [3, 'yes'],
    ]),
  );
});

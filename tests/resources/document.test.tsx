import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getResponse } from 'msw/utils/get-response';
import { beforeEach, expect, test, vi } from 'vitest';
import { detailPagePath, listPaths } from '#admin/engine/context/dialogRoutes.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { createClient } from '#api/createClient.ts';
import { type Endpoint, endpointOf, isSingleton } from '#api/Endpoint.ts';
import { announcement, readAnnouncement } from '#api/extensions/announcement.ts';
import { isRecord, type Values, valueAt } from '#api/values.ts';
import { currentToken } from '#session/session.ts';
import { documentHandlers } from '#tests/mock/documentHandlers.ts';
import { createApiServer } from '#tests/suite/createApiServer.ts';
import { exampleRow } from '#tests/suite/exampleRow.ts';
import { locate } from '#tests/suite/locate.ts';
import { openScreen, type Screen } from '#tests/suite/openScreen.ts';
import { typeExamples } from '#tests/suite/openWrite.ts';
import { expectNoDialog, findButton, findDialog } from '#tests/suite/screens.ts';
import { type Write, writesOf } from '#tests/suite/writesOf.ts';
import { everyExtension } from '#tests/support/everyExtension.ts';
import { testedExtensions, testedProduct } from './testedExtensions.ts';

const base = 'http://api.test/api';

/** Values that each row has in place of those of its example. */
let rowValues: Values = {};
/** The calls since the last write began, and the number of those without a response. */
let received: string[] = [];
let unanswered = 0;

const withValues = (row: unknown) => (isRecord(row) ? { ...row, ...rowValues } : row);

/** Changes the rows in the body of a response. */
function changeRows(body: unknown) {
  const data = valueAt(body as Values, 'data');
  if (!isRecord(body) || !data) return body;
  if (Array.isArray(data)) return { ...body, data: data.map(withValues) };
  const rows = valueAt(data as Values, 'data');
  return { ...body, data: Array.isArray(rows) ? { ...data, data: rows.map(withValues) } : withValues(data) };
}

const handlers = documentHandlers(JSON.parse(readFileSync('docs/openapi.json', 'utf8')), base, changeRows);

async function send(request: Request) {
  unanswered += 1;
  received.push(`${request.method} ${new URL(request.url).pathname.slice('/api'.length)}`);
  const response = await getResponse(handlers, request);
  unanswered -= 1;
  if (!response) throw new Error(`The document has no ${request.method} ${request.url}`);
  return response;
}

const client = createClient({ base, token: currentToken, language: () => 'en', fetch: send });

const tested = { ...testedProduct, examples: testedExtensions.examples, createCall: () => client };

const { resources, endpoints } = tested.product;

let queryClients: QueryClient[];

beforeEach(() => {
  rowValues = {};
  received = [];
  queryClients = vi.spyOn(QueryClient.prototype, 'mount').mock.contexts as QueryClient[];
  localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'secret' }));
});

/** Waits until the screen is loaded, and expects that it shows no error. */
async function expectLoaded() {
  await waitFor(() => {
    expect(document.querySelector('[data-skeleton-row], .MuiSkeleton-root')).toBeNull();
    expect(unanswered).toBe(0);
  });
  const errors = document.querySelectorAll('.MuiAlert-colorError');
  expect([...errors].map(({ textContent }) => textContent)).toEqual([]);
}

/** Opens a path, with rows that have the given values. */
async function open({ router }: Screen, path: string, values: Values = {}) {
  rowValues = values;
  await act(() => router.navigate(path));
  await act(async () => void queryClients.at(-1)?.invalidateQueries({}, { cancelRefetch: false }));
  await expectLoaded();
}

/** Values for which the definition offers an action. */
function valuesFor(definition: AnyResource, { operation, row }: Write): Values {
  const { when } = definition.actions?.[operation] ?? {};
  const example = exampleRow(tested, definition, 1);
  const names = typeof when === 'object' ? Object.keys(when) : [];
  return { ...Object.fromEntries(names.map((name) => [name, valueAt(example, name)])), ...row };
}

const isCallOf = ({ call }: Endpoint) => {
  const pattern = new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return (one: string) => pattern.test(one);
};

/** Closes a dialog that shows a result. Throws while it shows the form. */
function closeResult({ t }: Screen) {
  const dialog = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]');
  if (dialog) fireEvent.click(within(dialog).getByRole('button', { name: t('ra.action.close') }));
}

/** Types into a form and submits it. */
async function submit(write: Write, form: HTMLElement, at: Screen) {
  await waitFor(() => expect(form.querySelector('.MuiSkeleton-root')).toBeNull());
  await typeExamples(write, form, at);
  const code = form.querySelector('[autocomplete="one-time-code"]');
  if (code) fireEvent.change(code, { target: { value: '123456' } });
  const buttons = [...form.querySelectorAll('button')];
  const button = buttons.find(({ type }) => type === 'submit') ?? (await findButton(write.button(at), form));
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
}

/** Expects that a write sends its call, that its dialog closes, and that the screen shows no error after it. */
async function expectWrite(write: Write, at: Screen) {
  received = [];
  const form = await write.open(at);
  if (form) await submit(write, form, at);
  await waitFor(() => {
    if (write.isDelayed) fireEvent(window, new Event('pagehide'));
    expect(received.some(isCallOf(write.endpoint)), write.what).toBe(true);
  });
  if (form) await waitFor(() => closeResult(at));
  if (form) await expectNoDialog();
  await expectLoaded();
}

/** The only record of a resource has its actions as buttons of its page. */
const onPage = (definition: AnyResource, write: Write): Write => ({
  ...write,
  path: detailPagePath(definition, 1),
  open: async (at) => {
    fireEvent.click(await findButton(write.button(at)));
    return findDialog();
  },
});

test('the announcement in the document has every extension', async () => {
  const { data } = await client(announcement);
  expect(readAnnouncement(data)).toEqual(everyExtension);
});

test('the start shows the figures of the document', async () => {
  const [first] = resources;
  if (first) await openScreen(tested, first, '/', createApiServer(tested));
  await expectLoaded();
  expect(screen.getByRole('heading', { name: 'Waiting list' })).toBeVisible();
});

test.each(resources)('$name: its screens open, read and write over the examples of the document', async (declared) => {
  const isOnly = isSingleton(endpoints, declared.name);
  const definition = isOnly ? declared : locate(tested, declared);
  const first = isOnly ? detailPagePath(definition, 1) : listPaths(definition).list;
  const at = await openScreen(tested, definition, first, createApiServer(tested));
  await expectLoaded();
  expect(document.body).not.toHaveTextContent(at.text.empty());
  if (definition.detailPage && endpointOf(endpoints, definition.name, 'one'))
    await open(at, detailPagePath(definition, 1));
  for (const write of writesOf(tested, definition)) {
    const placed = isOnly ? onPage(definition, write) : write;
    await open(at, placed.path, valuesFor(definition, write));
    await expectWrite(placed, at);
  }
});

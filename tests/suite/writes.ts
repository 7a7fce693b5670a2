import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import type { Values } from '#api/values.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { expectLoggedFailure } from '#tests/support/renderAdmin.tsx';
import { createApiServer, type Received } from './createApiServer.ts';
import { expectEndOfSession, fieldReason, offline, reason } from './failures.ts';
import { type ExampleField, inputOf, isShown, kinds } from './kinds.ts';
import { openScreen, type Screen } from './openScreen.ts';
import { putAt, valueAt } from './paths.ts';
import { savedBy } from './savedBy.ts';
import { expectAlert, expectNoDialog } from './screens.ts';
import type { TestedProduct } from './TestedProduct.ts';
import { type Write, writesOf } from './writesOf.ts';
import { wrongValues } from './wrongValues.ts';

type Typed = { field: ExampleField; value: unknown }[];

/** Types an example into every field that is shown, one after the other. */
async function typeAll(
  { fields, start, n }: Write,
  form: HTMLElement,
  { words, server, user }: Screen,
): Promise<Typed> {
  const values: Values = structuredClone(start);
  const typed: Typed = [];
  for (const field of fields) {
    if (!isShown(field, values)) continue;
    const option = (value: unknown) => words.choice(field.source, String(value));
    const before = valueAt(values, field.source);
    const typing = { user, form, label: words.label(field.source), option, before };
    const value = await kinds[field.kind].type?.(typing, field, n, (to) => server.keyOf(to, 1));
    putAt(values, field.source, value);
    typed.push({ field, value });
  }
  return typed;
}

type Sending = Pick<Endpoint, 'sends'> & { from?: Readonly<Record<string, string>> };

/** The name under which an endpoint sends a field. */
const wireName = ({ from = {} }: Sending, source: string) =>
  Object.entries(from).find(([, field]) => field === source)?.[0] ?? source;

const isSent = ({ sends = [], from = {} }: Sending, source: string) =>
  sends.includes(source) || Object.values(from).includes(source);

/** A file is a file: this DOM forgets its name on the way. */
const asText = (value: unknown) =>
  typeof value === 'object' && value !== null && 'size' in value ? 'a file' : String(value);

/** What arrived is what was typed, under the names of the wire. */
function expectReceived({ body }: Received, endpoint: Endpoint, typed: Typed) {
  const sent = typed.filter(({ field }) => isSent(endpoint, field.source));
  const arrived = ({ field }: Typed[number]) => {
    const name = wireName(endpoint, field.source);
    return [name, asText(body[name] ?? valueAt(body, name))];
  };
  expect(sent.map(arrived)).toEqual(sent.map(({ field, value }) => [wireName(endpoint, field.source), asText(value)]));
}

/** Nothing is sent while a rule is broken: the field says so, or there is no way to send it yet. */
async function expectRules(write: Write, form: HTMLElement, at: Screen) {
  const { words, server } = at;
  const submit = within(form).getByRole('button', { name: write.button(at) });
  for (const field of write.fields.filter((field) => isShown(field, write.start))) {
    for (const value of wrongValues(field)) {
      const input = inputOf(form, words.label(field.source));
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
      fireEvent.click(submit);
      await waitFor(() => expect(input.matches('[aria-invalid="true"]') || submit.matches(':disabled')).toBe(true));
    }
  }
  expect(server.receivedBy(write.resource, write.operation)).toEqual([]);
}

/** What stands under a tab that is not open describes nothing. */
function openTabOf(input: HTMLElement) {
  const panel = input.closest('[role="tabpanel"][hidden]');
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  if (tab) fireEvent.click(tab);
}

/** What the server says of single fields stands at each of them, and nothing that was typed is lost. */
async function expectFieldReasons(form: HTMLElement, typed: Typed, { words }: Screen) {
  await waitFor(() => expect(within(form).queryAllByText(fieldReason).length).toBeGreaterThanOrEqual(typed.length));
  for (const { field } of typed) {
    if (field.kind === 'image' || field.kind === 'file') continue;
    const input = inputOf(form, words.label(field.source));
    openTabOf(input);
    expect(input).toHaveAccessibleDescription(expect.stringContaining(fieldReason));
  }
}

/** It is done: what was answered is saved where the definition says so, and nothing asks any more. */
async function done({ isSaved }: Write, form: HTMLElement | undefined, press: () => Promise<void>) {
  if (isSaved) await savedBy(press);
  else await press();
  if (form) await expectNoDialog();
}

/** What waits to be sent is sent when the page is left; its dialog has gone before. */
async function leave({ t }: Screen) {
  await expectNoDialog();
  await screen.findByText(t('keys.undo'));
  fireEvent(window, new Event('pagehide'));
}

/** What failed after its dialog had gone is tried again from its notification: the last one, for this DOM removes none. */
function pressRetry({ t }: Screen) {
  const button = screen.getAllByRole('button', { name: t('actions.retry') }).at(-1);
  if (button) fireEvent.click(button);
}

async function openWrite(tested: TestedProduct, definition: AnyResource, write: Write) {
  const server = createApiServer(tested);
  if (write.row) server.change(definition.name, write.row);
  const at = await openScreen(tested, definition, write.path, { server });
  const open = async () => {
    const form = await write.open(at);
    // Inputs of some kinds are downloaded when their form opens.
    if (form) await waitFor(() => expect(form.querySelector('.MuiSkeleton-root')).toBeNull());
    return form;
  };
  return { at, server, open };
}

/** What is done is checked by its rules, says why it failed, keeps what was typed, and is done at the next try. */
export function testWrites(tested: TestedProduct, definition: AnyResource) {
  const writes = writesOf(tested, definition);

  test.each(writes)('$what: rules, a refusal, no network, then it is done', async (write) => {
    const { at, server, open } = await openWrite(tested, definition, write);
    const { resource, operation, endpoint } = write;
    const errors: Record<string, string> = {};
    server.answer(resource, operation, () => tested.dialect.refuse(422, reason, errors));
    const form = await open();
    const press = async () => {
      if (!form) return void (await write.open(at));
      const button = within(form).getByRole('button', { name: write.button(at) });
      await waitFor(() => expect(button).toBeEnabled()); // nothing can be saved before something is typed
      fireEvent.click(button);
      if (write.isDelayed) await leave(at);
    };
    const again = async () => (write.isDelayed ? pressRetry(at) : press());
    if (form) {
      await expectAccessibleDom(form);
      await expectRules(write, form, at);
    }
    const typed = form ? await typeAll(write, form, at) : [];

    for (const { field } of typed) errors[wireName(endpoint, field.source)] = fieldReason;
    if (form) await press();
    await expectAlert(reason);
    if (form && !write.isDelayed) await expectFieldReasons(form, typed, at);

    server.answer(resource, operation, offline);
    await again();
    if (form) await expectAlert(at.offline);
    else await waitFor(() => expect(server.attempts(resource, operation)).toBe(2));
    expectLoggedFailure();

    server.mend(resource, operation);
    await done(write, form, again);
    await waitFor(() => expect(server.receivedBy(resource, operation).length).toBeGreaterThan(0));
    const received = server.receivedBy(resource, operation).at(-1);
    if (received) expectReceived(received, endpoint, typed);
    expect(screen.queryByText(fieldReason)).toBeNull();
  });

  const [first] = writes;
  if (first)
    test(`${definition.name}: the session ends while something is done`, async () => {
      const { at, server, open } = await openWrite(tested, definition, first);
      const form = await open();
      server.answer(first.resource, first.operation, () => tested.dialect.refuse(401, reason));
      if (form) {
        await typeAll(first, form, at);
        fireEvent.click(within(form).getByRole('button', { name: first.button(at) }));
        if (first.isDelayed) await leave(at);
      }
      await expectEndOfSession(at.replace, first.path);
    });
}

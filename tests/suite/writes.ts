import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isShown } from '#admin/engine/schema/Condition.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Endpoint } from '#api/Endpoint.ts';
import { valueAt } from '#api/values.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { expectLoggedFailure } from '#tests/support/renderAdmin.tsx';
import type { ReceivedRequest } from './createApiServer.ts';
import { fieldReason, offline, reason } from './failures.ts';
import { inputOf } from './kinds.ts';
import type { Screen } from './openScreen.ts';
import { leave, openWrite, type Typed, typeExamples } from './openWrite.ts';
import { expectAlert, expectNoDialog, findButton, savedText } from './screens.ts';
import type { IsFirst, TestedProduct } from './TestedProduct.ts';
import { type Write, writesOf } from './writesOf.ts';
import { wrongValues } from './wrongValues.ts';

type Sending = Pick<Endpoint, 'sends'> & { from?: Readonly<Record<string, string>> };

/** The name under which an endpoint sends a field. */
const wireName = ({ from = {} }: Sending, source: string) =>
  Object.entries(from).find(([, field]) => field === source)?.[0] ?? source;

const isSent = ({ sends = [], from = {} }: Sending, source: string) =>
  sends.includes(source) || Object.values(from).includes(source);

/** A file is a file: this DOM forgets its name on the way. A form sends null as an empty text. */
const asText = (value: unknown) =>
  typeof value === 'object' && value !== null && 'size' in value ? 'a file' : String(value ?? '');

/** The fields that a condition hides and that are null then. */
const clearedOf = ({ fields }: Write, typed: Typed) =>
  fields
    .filter((field) => field.else === null && !typed.some(({ field: { source } }) => source === field.source))
    .map((field) => ({ field, value: null }));

/** Expects the typed values in the request, and null for cleared ones, under the names of the wire. */
function expectReceived({ body }: ReceivedRequest, write: Write, typed: Typed) {
  const { endpoint } = write;
  const sent = [...typed, ...clearedOf(write, typed)].filter(({ field }) => isSent(endpoint, field.source));
  const arrived = ({ field }: Typed[number]) => {
    const name = wireName(endpoint, field.source);
    return [name, asText(body[name] ?? valueAt(body, name))];
  };
  expect(sent.map(arrived)).toEqual(sent.map(({ field, value }) => [wireName(endpoint, field.source), asText(value)]));
}

/** Tests that a form is accessible, and that no value that breaks a rule is sent: the field shows an error, or the button is disabled. */
async function expectRules(write: Write, form: HTMLElement, at: Screen) {
  const { text, server } = at;
  const submit = await findButton(write.button(at), form);
  if (write.fields.length > 0) await expectAccessibleDom(form); // all questions without fields are one component
  for (const field of write.fields.filter((field) => isShown(field, write.start))) {
    for (const value of wrongValues(field)) {
      const input = inputOf(form, text.input(field.source));
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
      fireEvent.click(submit);
      await waitFor(() => expect(input.matches('[aria-invalid="true"]') || submit.matches(':disabled')).toBe(true));
    }
  }
  expect(server.receivedBy(write.resource, write.operation)).toEqual([]);
}

/** Each field has the server's error, and the typed values stay. */
async function expectFieldReasons(form: HTMLElement, typed: Typed, { text }: Screen) {
  await waitFor(() => expect(within(form).queryAllByText(fieldReason).length).toBeGreaterThanOrEqual(typed.length));
  for (const { field } of typed) {
    if (field.kind === 'image' || field.kind === 'file') continue;
    const input = inputOf(form, text.input(field.source));
    expect(input).toHaveAccessibleDescription(expect.stringContaining(fieldReason));
  }
}

/** Closes the result, which is shown once the form is gone. */
async function closeResult(form: HTMLElement, { t }: Screen) {
  await waitFor(() =>
    expect(within(form).queryByRole('button', { name: t('ra.action.save'), hidden: true })).toBeNull(),
  );
  fireEvent.click(screen.getByRole('button', { name: t('ra.action.close') }));
}

/** Tests that the write succeeded: its file is saved if the definition declares one, and the dialog is closed. */
async function done(write: Write, form: HTMLElement | undefined, press: () => Promise<void>, at: Screen) {
  if (write.isSaved) await savedText(press);
  else await press();
  if (form && write.hasResult) await closeResult(form, at);
  if (form) await expectNoDialog();
}

/** Retries a delayed action from its notification: the last one, because jsdom removes none. */
function pressRetry({ t }: Screen) {
  const button = screen.getAllByRole('button', { name: t('actions.retry') }).at(-1);
  if (button) fireEvent.click(button);
}

/** Signs in where the page asks for it, once the server accepts the call again. */
async function signInAgain({ t }: Screen, accept: () => void) {
  const dialog = await screen.findByRole('dialog', { name: t('resume.title') });
  accept();
  fireEvent.change(within(dialog).getByLabelText(t('resume.password'), { exact: false }), { target: { value: 'x' } });
  fireEvent.click(within(dialog).getByRole('button', { name: t('resume.submit') }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

type Opened = Awaited<ReturnType<typeof openWrite>> & { form?: HTMLElement; typed: Typed };

/** Fails in three ways: a refusal of each field, no network, an ended session. Returns the sign-in that sends the call again. */
async function failInEachWay(tested: TestedProduct, write: Write, { at, server, press, form, typed }: Opened) {
  const { resource, operation, endpoint } = write;
  const send = () => (form ? press(form) : write.open(at));
  const again = async () => (write.isDelayed ? pressRetry(at) : void (await send()));
  const errors = Object.fromEntries(typed.map(({ field }) => [wireName(endpoint, field.source), fieldReason]));
  server.override(resource, operation, () => tested.dialect.refuse(422, reason, errors));
  await send();
  if (write.isDelayed && !form) await leave(at);
  await expectAlert(reason);
  if (form && !write.isDelayed) await expectFieldReasons(form, typed, at);

  const unreachable = vi.fn(offline);
  server.override(resource, operation, unreachable);
  await again();
  if (form) await expectAlert(at.offline);
  else await waitFor(() => expect(unreachable).toHaveBeenCalledOnce());
  expectLoggedFailure();

  server.override(resource, operation, () => tested.dialect.refuse(401, reason));
  await again();
  return () => signInAgain(at, () => server.restore(resource, operation));
}

/**
 * Each write checks its rules, and sends the typed values. The first of each shape also shows the reason of a failure, keeps
 * the typed values, and succeeds at the next try.
 */
export function testWrites(tested: TestedProduct, definition: AnyResource, isFirst: IsFirst) {
  const writes = writesOf(tested, definition).map((write) => {
    const fails = isFirst(write.shape);
    return { ...write, fails, title: `${write.what}: its rules,${fails ? ' its failures,' : ''} then its request` };
  });
  test.each(writes)('$title', async (write) => {
    const { resource, operation, fails } = write;
    const opened = await openWrite(tested, definition, write);
    const { at, server, press } = opened;
    const form = write.opensForm ? await opened.open() : undefined;
    if (form) await expectRules(write, form, at);
    const typed = form ? await typeExamples(write, form, at) : [];
    const usual = async () => void (form ? await press(form) : await opened.open());

    const finish = fails ? await failInEachWay(tested, write, { ...opened, form, typed }) : usual;
    await done(write, form, finish, at);
    await waitFor(() => expect(server.receivedBy(resource, operation)).toHaveLength(1));
    const [received] = server.receivedBy(resource, operation);
    if (received) expectReceived(received, write, typed);
    expect(screen.queryByText(fieldReason)).toBeNull();
  });
}

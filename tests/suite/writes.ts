import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isShown } from '#admin/engine/schema/Condition.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { type Endpoint, pathNames, sourceOf } from '#api/Endpoint.ts';
import { splitKey } from '#api/keys.ts';
import { isRecord, valueAt } from '#api/values.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import type { ReceivedRequest } from './createApiServer.ts';
import { keyOf } from './exampleRow.ts';
import { inputOf } from './kinds.ts';
import type { Screen } from './openScreen.ts';
import { openWrite, type Typed, typeExamples } from './openWrite.ts';
import { expectNoDialog, findButton, savedText } from './screens.ts';
import type { TestedProduct } from './TestedProduct.ts';
import { type Write, writesOf } from './writesOf.ts';
import { wrongValues } from './wrongValues.ts';

type Sending = Pick<Endpoint, 'sends'> & { from?: Readonly<Record<string, string>> };

/** The name under which an endpoint sends a field. */
const wireName = ({ from = {} }: Sending, source: string) =>
  Object.entries(from).find(([, field]) => field === source)?.[0] ?? source;

const isSent = ({ sends = [], from = {} }: Sending, source: string) =>
  sends.includes(source) || Object.values(from).includes(source);

/** A file is a file: this DOM forgets its name on the way. A form sends null as an empty text. */
function asText(value: unknown) {
  if (!isRecord(value)) return String(value ?? '');
  return 'size' in value ? 'a file' : JSON.stringify(value);
}

/** Expects the typed values in the request, under the names of the wire. */
function expectReceived({ body }: ReceivedRequest, { endpoint }: Write, typed: Typed) {
  const sent = typed.filter(({ field }) => isSent(endpoint, field.source));
  const arrived = ({ field }: Typed[number]) => {
    const name = wireName(endpoint, field.source);
    return [name, asText(body[name] ?? valueAt(body, name))];
  };
  expect(sent.map(arrived)).toEqual(sent.map(({ field, value }) => [wireName(endpoint, field.source), asText(value)]));
}

/** Expects the key of the first row in the path of a call on one row, each part in its place. */
function expectFirstRow({ path }: ReceivedRequest, { endpoint, resource, operation }: Write, tested: TestedProduct) {
  if (operation === 'create') return;
  const { key = 'id' } = tested.product.endpoints[resource] ?? {};
  const id = keyOf(tested.product, resource, 1);
  const parts = typeof key === 'string' ? { id } : Object.fromEntries(splitKey(id).map((part, at) => [key[at], part]));
  const named = pathNames(endpoint).filter((name) => Object.hasOwn(parts, sourceOf(endpoint, name)));
  expect(named.map((name) => path[name])).toEqual(named.map((name) => String(parts[sourceOf(endpoint, name)])));
}

/** Tests that a form is accessible, and that no value that breaks a rule is sent: the field shows an error, or the button is disabled. */
async function expectRules(write: Write, form: HTMLElement, at: Screen) {
  const { text, server } = at;
  const submit = await findButton(write.button(at), form);
  if (write.fields.length > 0) await expectAccessibleDom(form); // all questions without fields are one component
  for (const field of write.fields.filter((field) => isShown(field, write.start))) {
    for (const value of wrongValues(field)) {
      const input = inputOf(form, text.label(field.source));
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
      fireEvent.click(submit);
      await waitFor(() => expect(input.matches('[aria-invalid="true"]') || submit.matches(':disabled')).toBe(true));
    }
  }
  expect(server.receivedBy(write.resource, write.operation)).toEqual([]);
}

/** Closes the result, which is shown once the form is gone. */
async function closeResult(form: HTMLElement, write: Write, at: Screen) {
  await waitFor(() => expect(within(form).queryByRole('button', { name: write.button(at), hidden: true })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: at.t('ra.action.close') }));
}

/** Tests that the write succeeded: its file is saved if the definition declares one, and the dialog is closed. */
async function done(write: Write, form: HTMLElement | undefined, press: () => Promise<void>, at: Screen) {
  if (write.isSaved) await savedText(press);
  else await press();
  if (form && write.hasResult) await closeResult(form, write, at);
  if (form) await expectNoDialog();
}

/** Each write checks its rules, and sends the typed values. */
export function testWrites(tested: TestedProduct, definition: AnyResource) {
  const writes = writesOf(tested, definition);
  test.each(writes)('$what: its rules, then its request', async (write) => {
    const { resource, operation } = write;
    const { at, server, press, open } = await openWrite(tested, definition, write);
    const form = write.opensForm ? await open() : undefined;
    if (form) await expectRules(write, form, at);
    const typed = form ? await typeExamples(write, form, at) : [];

    await done(write, form, async () => void (form ? await press(form) : await open()), at);
    await waitFor(() => expect(server.receivedBy(resource, operation)).toHaveLength(1));
    const [received] = server.receivedBy(resource, operation);
    if (received) expectReceived(received, write, typed);
    if (received) expectFirstRow(received, write, tested);
  });
}

import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { StartedApp } from '#tests/support/startApp.ts';
import { type Call, calls, type Input } from './calls.ts';
import { createServer, send, snapshot, validValues } from './createServer.ts';
import { isVariant } from './values.ts';

const shown = (value: string | File) =>
  value instanceof File ? `file ${JSON.stringify(value.name.slice(0, 30))}` : JSON.stringify(value.slice(0, 60));

const inputs = calls.flatMap((call) => call.inputs);

/** The first input of a kind gets all of its hostile values, the others a few. */
function hostileValues(input: Input) {
  const { hostile } = input.kind;
  const isFirst = input === inputs.find(({ kind }) => kind === input.kind);
  return isFirst ? hostile : hostile.filter(([value]) => !isVariant(value));
}

/** The server that gets every refused value. None of them changes it. */
let shared: StartedApp;
/** The server of values that may be accepted. */
let lenient: StartedApp;
beforeAll(async () => {
  shared = await createServer();
  lenient = await createServer();
  return () => Promise.all([shared.close(), lenient.close()]);
});

/** True for an envelope that tells nothing about the inside of the server. */
function isEnvelope({ status, body }: Awaited<ReturnType<typeof send>>) {
  const { status: isDone, data, message, action = message, ...others } = body as typeof body & { action?: string };
  return (
    isDone === (status === 200) &&
    typeof data === 'object' &&
    typeof message === 'string' &&
    action === message &&
    Object.keys(others).length === 0 &&
    !/node_modules|SQLITE|\.ts:\d/.test(JSON.stringify(body))
  );
}

/** True unless a refusal of a value lacks the error of its input. A path has none. */
const namesInput = ({ status, body }: Awaited<ReturnType<typeof send>>, { part, name }: Input) =>
  status !== 422 || part === 'path' || name in ((body.data as { errors?: object } | null)?.errors ?? {});

/** Sends the hostile values that the call accepts, or those that it refuses. Returns the unexpected responses. */
async function sendHostile(server: StartedApp, call: Call, isAccepted: boolean) {
  const wrong: string[] = [];
  for (const input of call.inputs) {
    for (const [value, status] of hostileValues(input)) {
      if ((status === 200) !== isAccepted) continue;
      const response = await send(server, call, { ...validValues(call), [input.name]: value });
      if (response.status !== status || !isEnvelope(response) || !namesInput(response, input))
        wrong.push(`${input.name} ${shown(value)}: ${response.status}, not ${status}: ${response.body.message}`);
    }
  }
  return wrong;
}

test.each(calls.filter((call) => call.inputs.length > 0))(
  '$name responds to every hostile value as expected, and a refusal changes nothing',
  async (call) => {
    const before = await snapshot(shared);
    expect(await sendHostile(shared, call, false)).toEqual([]);
    expect(await snapshot(shared)).toEqual(before);
    if (!call.inputs.flatMap(hostileValues).some(([, status]) => status === 200)) return;
    const server = await createServer();
    onTestFinished(server.close);
    expect(await sendHostile(server, call, true)).toEqual([]);
  },
);

/** Values that a form cannot send, but JSON can. */
const ofOtherTypes: unknown[] = [7, -0.5, true, null, [], ['x'], {}, { toString: 'x' }, { $gt: '' }];

const unknownFields = ['__proto__', 'constructor', 'toString', '', 'a[b]', '\0', 'x'.repeat(5_000)];

test.each(calls.filter(({ body }) => body === 'json'))(
  '$name responds to values of other types and to unknown fields in the envelope, and never by a 5xx',
  async (call) => {
    const values = validValues(call);
    const changedValues = call.inputs.flatMap(({ name, part }) =>
      part === 'field' ? ofOtherTypes.map((value) => ({ ...values, [name]: value })) : [],
    );
    const withUnknown = unknownFields.map((name) => ({ ...call, constants: { ...call.constants, [name]: {} } }));
    const responses = [
      ...changedValues.map((changed) => send(lenient, call, changed)),
      ...withUnknown.map((changed) => send(lenient, changed, values)),
    ];
    for (const response of await Promise.all(responses))
      expect([response.status < 500, isEnvelope(response)]).toEqual([true, true]);
  },
);

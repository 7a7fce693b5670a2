import { addRows } from '#tests/contract/addRows.ts';
import { allRows, rowsOf, ticketRow, userRow } from '#tests/support/rows.ts';
import { formOf, jsonOf, type StartedApp, startApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';
import type { Call } from './calls.ts';

const appToken = 'the-token-of-the-app';

/** A server with a few rows of everything, each list's first row with the id 1. */
export async function createServer() {
  const server = await startApp({ rateLimit: 'off', appToken, mail: idleMail });
  const { insert } = server;
  await insert('users', rowsOf(15, userRow));
  const tickets = rowsOf(15, (n) => ({ ...ticketRow(n), user_uuid: userRow(n).uuid }));
  await insert('ticket', tickets);
  await insert('audit', { at: 1, resource: 'ticket', operation: 'close', row_key: '1' });
  const add = addRows(server);
  for (const step of [add.faq, add.category, add.subscriber, add.case, add.letter]) await step();
  return server;
}

export type Values = Readonly<Record<string, unknown>>;

/** Valid values for every input of a call. */
export const validValues = (call: Call): Record<string, string | File> =>
  Object.fromEntries(call.inputs.map(({ name, valid }) => [name, valid()]));

function bodyOf(call: Call, values: Values): RequestInit {
  const fields = call.inputs.filter(({ part }) => part === 'field').map(({ name }) => [name, values[name]]);
  if (!call.body || fields.length === 0) return {};
  const sent = { ...call.constants, ...Object.fromEntries(fields) };
  return call.body === 'multipart' ? { body: formOf(sent) } : jsonOf(sent);
}

/** Half a character cannot be written in a URL, so it is sent as a browser would. */
const encode = (value: unknown) => encodeURIComponent(String(value).replaceAll(/\p{Surrogate}/gu, '\ufffd'));

let keyCount = 0;

/** Makes a request with a session or, for the app's backend, with its token and a new key. */
function sendRequest(server: StartedApp, { method, isOfApp }: Call, path: string, init: RequestInit) {
  if (!isOfApp) return server.call(method, path, init);
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${appToken}`);
  headers.set('Idempotency-Key', `key-${++keyCount}`);
  return server.call(method, path, { ...init, headers });
}

/** Makes a call with the values given, properly encoded. */
export function send(server: StartedApp, call: Call, values: Values) {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name]));
  const query = call.inputs.filter(({ part }) => part === 'query').map(({ name }) => `${name}=${encode(values[name])}`);
  return sendRequest(server, call, [path, query.join('&')].join('?'), bodyOf(call, values));
}

/** Everything that is stored but attempts and sessions, to compare before and after. */
export async function snapshot({ db }: StartedApp) {
  const { attempt: _, session: __, ...stored } = await allRows(db);
  return stored;
}

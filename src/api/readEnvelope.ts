import { ApiError } from './ApiError.ts';
import { type Conventions, conventions as defaultConventions, type Path } from './conventions.ts';
import { isRecord, type Values, valueAt } from './values.ts';
import type { FieldErrors } from './wire.ts';

/** A successful response: its data, and the server's message for the user. */
export type ApiResult<T> = { data: T; message: string };

/** Turns an error of the network into an ApiError. */
export async function orOffline<T>(work: () => Promise<T> | T) {
  try {
    return await work();
  } catch (cause) {
    throw new ApiError('offline', { cause });
  }
}

const parse = (text: string, response: Response, details: object): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const isPage = text.startsWith('<') || !response.headers.get('Content-Type')?.includes('json');
    throw new ApiError(isPage ? 'notJson' : 'malformed', { ...details, cause });
  }
};

/** Names of fields, by their names in the request. */
type Renamed = Readonly<Record<string, string>>;

/** The text at a path, or the list of texts, each on a line of its own. */
function textAt(body: unknown, path?: Path) {
  const texts = path === undefined ? [] : [valueAt(body, path)].flat();
  return texts.filter((each) => typeof each === 'string').join('\n');
}

/** A message without its markup. Node has no parser for it. */
function readMessage(message: string, { htmlMessages }: Conventions) {
  if (!htmlMessages || typeof DOMParser === 'undefined') return message;
  const { body } = new DOMParser().parseFromString(message, 'text/html');
  for (const element of body.querySelectorAll('br, div, li, p')) element.after('\n');
  return (body.textContent ?? '').trim().replace(/\s*\n\s*/g, '\n');
}

type Entry = [field: string, messages: unknown];

/** Errors by the paths of their fields, such as `profile.name`. */
const entriesOf = (errors: Values, prefix = ''): Entry[] =>
  Object.entries(errors).flatMap(([name, messages]) =>
    isRecord(messages) ? entriesOf(messages, `${prefix}${name}.`) : [[prefix + name, messages] satisfies Entry],
  );

function listedErrors(body: unknown, { errors }: Conventions): Entry[] {
  if (typeof errors !== 'object') {
    const byField = errors && valueAt(body, errors);
    return isRecord(byField) ? entriesOf(byField) : [];
  }
  const entries = [valueAt(body, errors.list) ?? []].flat();
  return entries.map((entry) => [String(valueAt(entry, errors.field) ?? ''), valueAt(entry, errors.message)]);
}

/** Error messages by the names that fields have in the dashboard. Several for one field are on lines of their own. */
function fieldErrors(body: unknown, conventions: Conventions, from: Renamed) {
  const byField: FieldErrors['errors'] = {};
  for (const [name, messages] of listedErrors(body, conventions)) {
    const field = from[name] ?? name;
    if (field) byField[field] = readMessage([byField[field] ?? [], messages].flat().join('\n'), conventions);
  }
  return Object.keys(byField).length > 0 ? byField : undefined;
}

/** Whether the body's flag says that the call was done or refused. */
function readFlag(body: unknown, { flag }: Conventions) {
  if (!flag) return 'done';
  if (!isRecord(body)) return 'neither';
  const state = valueAt(body, flag.at);
  if (state === flag.done) return 'done';
  return !('refused' in flag) || state === flag.refused ? 'refused' : 'neither';
}

/** Whether the session is over, by the status or by the body of a refusal. */
const isSessionOver = ({ sessionOver }: Conventions, status: number, body?: unknown) =>
  sessionOver ? sessionOver.values.includes(valueAt(body, sessionOver.at)) : status === 401;

/** Reads a response by the conventions. Rejects with an ApiError for a refusal, and for a body that breaks the conventions. */
export async function readEnvelope<T>(
  response: Response,
  conventions: Conventions = defaultConventions,
  from: Renamed = {},
): Promise<ApiResult<T>> {
  const { ok, status, headers } = response;
  const { data = '' } = conventions;
  const details = { status, headers, sessionIsOver: isSessionOver(conventions, status) };

  const text = (await orOffline(() => response.text())).trim();
  if (text === '' && ok && conventions.empty) return { data: undefined as T, message: '' };
  if (text === '') throw new ApiError(ok ? 'empty' : 'refused', details);

  const body = parse(text, response, details);
  const flag = readFlag(body, conventions);
  const message = readMessage(textAt(body, conventions.message), conventions);
  if (flag === 'refused' || (!ok && (isRecord(body) || !conventions.flag))) {
    const action = textAt(body, conventions.action) || undefined;
    const errors = fieldErrors(body, conventions, from);
    const sessionIsOver = isSessionOver(conventions, status, body);
    throw new ApiError('refused', { status, headers, sessionIsOver, message, errors, action });
  }
  if (flag === 'neither') throw new ApiError('noData', details);
  return { data: valueAt(body, data) as T, message };
}

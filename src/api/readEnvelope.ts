import { ApiError } from './ApiError.ts';
import { type Conventions, conventions as ownConventions } from './conventions.ts';
import { isRecord, type Values, valueAt } from './values.ts';
import type { FieldErrors } from './wire.ts';

/** What a good answer holds: its data, and the server's words for the person at the screen. */
export type ApiResult<T> = {
  data: T;
  message: string;
  /** Where the API's conventions look for a total in one of them. */
  headers?: Headers;
};

const readText = async (response: Response) => {
  try {
    return (await response.text()).trim();
  } catch (cause) {
    throw new ApiError('offline', { cause });
  }
};

const parse = (text: string, response: Response, details: object): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const isPage = text.startsWith('<') || !response.headers.get('Content-Type')?.includes('json');
    throw new ApiError(isPage ? 'notJson' : 'malformed', { ...details, cause });
  }
};

/** The names of fields by those that they have in the request. */
type Renamed = Readonly<Record<string, string>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const wordsIn = (body: unknown, { message = [] }: Conventions) =>
  message.map((path) => valueAt(body, path)).find(isText) ?? '';

type Entry = [field: string, messages: unknown];

const entriesOf = (errors: Values, prefix = ''): Entry[] =>
  Object.entries(errors).flatMap(([name, messages]) =>
    isRecord(messages) ? entriesOf(messages, `${prefix}${name}.`) : [[prefix + name, messages] satisfies Entry],
  );

function listedErrors(body: unknown, { errors }: Conventions): Entry[] {
  if (typeof errors !== 'object') {
    const found = valueAt(body, errors ?? '');
    return errors && isRecord(found) ? entriesOf(found) : [];
  }
  const entries = [valueAt(body, errors.list) ?? []].flat();
  return entries.map((entry) => [String(valueAt(entry, errors.field) ?? ''), valueAt(entry, errors.message)]);
}

/** What is wrong with each field, under the name it has here, and several errors of one below the other. */
function fieldErrors(body: unknown, conventions: Conventions, from: Renamed) {
  const byField: FieldErrors['errors'] = {};
  for (const [name, messages] of listedErrors(body, conventions)) {
    const field = from[name] ?? name;
    if (field) byField[field] = [byField[field] ?? [], messages].flat().join('\n');
  }
  return Object.keys(byField).length > 0 ? byField : undefined;
}

/** Whether a flag in the body says that the call was done or refused; an answer that says neither cannot be used. */
function readFlag(body: unknown, { flag }: Conventions) {
  if (!flag) return 'done';
  if (!isRecord(body)) return 'neither';
  const state = valueAt(body, flag.at);
  if (state === flag.done) return 'done';
  return !('refused' in flag) || state === flag.refused ? 'refused' : 'neither';
}

/** Opens the envelope: data and message on success, otherwise an ApiError with the server's own words and status. */
export async function readEnvelope<T>(
  response: Response,
  conventions: Conventions = ownConventions,
  from: Renamed = {},
): Promise<ApiResult<T>> {
  const { ok, status, headers } = response;
  const { data = '', sessionOver = [401], paging } = conventions;
  const details = { status, sessionIsOver: sessionOver.includes(status) };

  const text = await readText(response);
  if (text === '' && ok && conventions.empty) return { data: undefined as T, message: '' };
  if (text === '') throw new ApiError('empty', details);

  const body = parse(text, response, details);
  const flag = readFlag(body, conventions);
  const message = wordsIn(body, conventions);
  if (flag === 'refused' || (!ok && (isRecord(body) || !conventions.flag))) {
    const action = conventions.action && valueAt(body, conventions.action);
    const errors = fieldErrors(body, conventions, from);
    throw new ApiError('refused', { ...details, message, errors, action: isText(action) ? action : undefined });
  }
  if (flag === 'neither') throw new ApiError('noData', details);
  const isCounted = typeof paging?.response?.total === 'object';
  return { data: valueAt(body, data) as T, message, headers: isCounted ? headers : undefined };
}

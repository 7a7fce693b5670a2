import { ApiError } from './ApiError.ts';
import { type Conventions, conventions as defaultConventions, type Path } from './conventions.ts';
import { isRecord, valueAt } from './values.ts';
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

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const textAt = (body: unknown, path?: Path) => {
  const text = path && valueAt(body, path);
  return isText(text) ? text : '';
};

type Entry = [field: string, messages: unknown];

function listedErrors(body: unknown, { errors }: Conventions): Entry[] {
  if (typeof errors !== 'object') {
    const byField = errors && valueAt(body, errors);
    return isRecord(byField) ? Object.entries(byField) : [];
  }
  const entries = [valueAt(body, errors.list) ?? []].flat();
  return entries.map((entry) => [String(valueAt(entry, errors.field) ?? ''), valueAt(entry, errors.message)]);
}

/** Error messages by the names that fields have in the dashboard. Several for one field are on lines of their own. */
function fieldErrors(body: unknown, conventions: Conventions, from: Renamed) {
  const byField: FieldErrors['errors'] = {};
  for (const [name, messages] of listedErrors(body, conventions)) {
    const field = from[name] ?? name;
    if (field) byField[field] = [byField[field] ?? [], messages].flat().join('\n');
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

/** Reads a response by the conventions. Rejects with an ApiError for a refusal, and for a body that breaks the conventions. */
export async function readEnvelope<T>(
  response: Response,
  conventions: Conventions = defaultConventions,
  from: Renamed = {},
): Promise<ApiResult<T>> {
  const { ok, status } = response;
  const details = { status };

  const text = (await orOffline(() => response.text())).trim();
  if (text === '' && ok && conventions.empty) return { data: undefined as T, message: '' };
  if (text === '') throw new ApiError('empty', details);

  const body = parse(text, response, details);
  const flag = readFlag(body, conventions);
  const message = textAt(body, conventions.message);
  if (flag === 'refused' || (!ok && (isRecord(body) || !conventions.flag))) {
    const action = textAt(body, conventions.action) || undefined;
    const errors = fieldErrors(body, conventions, from);
    throw new ApiError('refused', { ...details, message, errors, action });
  }
  if (flag === 'neither') throw new ApiError('noData', details);
  return { data: valueAt(body, conventions.data ?? '') as T, message };
}

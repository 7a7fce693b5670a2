import { ApiError } from './ApiError.ts';
import { isRecord, type Values } from './values.ts';
import type { FieldErrors } from './wire.ts';

/** What a good answer holds: its data, and the server's words for the person at the screen. */
export type ApiResult<T> = { data: T; message: string };

const readText = async (response: Response) => {
  try {
    return (await response.text()).trim();
  } catch (cause) {
    throw new ApiError('offline', { cause });
  }
};

const parse = (text: string, response: Response): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const isPage = text.startsWith('<') || !response.headers.get('Content-Type')?.includes('json');
    throw new ApiError(isPage ? 'notJson' : 'malformed', { status: response.status, cause });
  }
};

const asString = (value: unknown) => (typeof value === 'string' ? value : '');

const fieldErrors = (data: unknown): FieldErrors['errors'] | undefined => {
  if (!isRecord(data) || !isRecord(data.errors)) return undefined;
  return Object.fromEntries(
    Object.entries(data.errors).map(([field, messages]) => [field, [messages].flat().join('\n')]),
  );
};

const refusal = (envelope: Values, status: number) =>
  new ApiError('refused', {
    message: asString(envelope.message),
    status,
    errors: fieldErrors(envelope.data),
    action: asString(envelope.action) || undefined,
  });

/** Opens the envelope: data and message on success, otherwise an ApiError with the server's own words and status. */
export async function readEnvelope<T>(response: Response): Promise<ApiResult<T>> {
  const text = await readText(response);
  if (text === '') throw new ApiError('empty', { status: response.status });

  const envelope = parse(text, response);
  if (!isRecord(envelope)) throw new ApiError('noData', { status: response.status });
  if (!response.ok || envelope.status === false) throw refusal(envelope, response.status);
  if (envelope.status !== true) throw new ApiError('noData', { status: response.status });
  return { data: envelope.data as T, message: asString(envelope.message) };
}

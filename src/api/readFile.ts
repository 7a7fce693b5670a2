import { ApiError } from './ApiError.ts';
import type { Endpoint } from './Endpoint.ts';

/** True where the endpoint's file came, and not an envelope with a refusal, or a page of a gateway. */
export const isFile = ({ ok, headers }: Response, { file }: Endpoint) =>
  file !== undefined && ok && headers.get('Content-Type') === file;

/** An envelope without a refusal came where a file was asked for. */
export function refuseEnvelope(): never {
  throw new ApiError('noData');
}

/** The file as the browser keeps it, which may be on its disk. `alive` is called for each part that arrives. */
export async function readFile(response: Response, alive: () => void): Promise<Blob> {
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      alive();
      controller.enqueue(part);
    },
  });
  try {
    return await new Response(response.body?.pipeThrough(watch), response).blob();
  } catch (cause) {
    throw new ApiError('offline', { cause });
  }
}

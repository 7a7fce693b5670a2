import { Readable } from 'node:stream';
import { ReadableStream, type ReadableStream as WebStream } from 'node:stream/web';
import { makeZip } from 'client-zip';
import { JsonStreamStringify } from 'json-stream-stringify';
import type { Logger } from 'pino';
import type { MediaStore } from '#server/storage/MediaStore.ts';

/** The copy of a person's data. Its lists may be streams of rows. */
export type Copy = {
  data: Readonly<Record<string, unknown>>;
  /** The paths of pictures, as in the rows. They may contain null and duplicates. */
  pictures?: () => AsyncIterable<unknown>;
};

type Download = {
  requestId: string;
  /** Cuts the connection after an error, so that the download fails. Without this function the stream fails. */
  cut?: () => void;
};

type Deps = { log: Logger; media: MediaStore; now: () => number };

/** Joins short pieces of the JSON, because each piece is a write to the socket. */
const pieceLength = 16 * 1024;

/** Yields the files of the archive. Each opens after the previous one was sent. A missing picture is skipped. */
async function* filesOf({ data, pictures = async function* none() {} }: Copy, media: MediaStore, lastModified: Date) {
  const json = new JsonStreamStringify(data, undefined, 2, false, pieceLength);
  yield { name: 'data.json', lastModified, input: json };
  const sent = new Set<string>();
  for await (const path of pictures()) {
    if (typeof path !== 'string' || sent.has(path)) continue;
    sent.add(path);
    const stored = await media.read(path);
    const stream = await stored?.stream();
    if (!stream) continue;
    const input = Readable.fromWeb(stream as WebStream);
    try {
      yield { name: path, lastModified, input };
    } finally {
      input.destroy();
    }
  }
}

/** Streams the copy as a zip archive, at the speed of the client. An error cuts the connection, so that the download fails. */
export function streamCopy({ log, media, now }: Deps, { data, pictures }: Copy, { requestId, cut }: Download) {
  const at = new Date(now());
  const files = filesOf({ data: { exported_at: at.toISOString(), ...data }, pictures }, media, at);

  async function* archive() {
    try {
      // A cancelled archive throws, and leaves its input open.
      yield* makeZip(files).values({ preventCancel: true });
    } catch (err) {
      log.error({ requestId, err }, "The download of a person's data failed");
      // A failed stream would also print an error on the console.
      if (!cut) throw err;
      cut();
    } finally {
      await files.return(undefined);
    }
  }
  return ReadableStream.from(archive()) as globalThis.ReadableStream<Uint8Array>;
}

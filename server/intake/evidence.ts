import type { Database } from '#server/db/Database.ts';
import { HttpError } from '#server/http/HttpError.ts';
import { megabyte } from '#server/http/readBody.ts';
import { readImage } from '#server/media/readImage.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';
import { evidence } from '#server/storage/uploads.ts';
import type { Validator } from '#server/validation/validators.ts';
import { oneOf, text } from '#server/validation/validators.ts';

const maxPictures = 4;
const maxMessages = 50;
const longestMessage = 2_000;

/** Room for a report with its pictures, which base64 makes larger by a third, and what was written. */
export const maxReportBytes = 8 * megabyte;

const refused = () => new HttpError(422, 'field.unknown');

/** A list with at most so many entries; nothing is an empty one. */
const listOf =
  <Value>(max: number, read: (entry: unknown) => Value): Validator<Value[]> =>
  (value) => {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value) || value.length > max) throw refused();
    return value.map(read);
  };

const base64: Validator<string> = (value) => {
  if (typeof value !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(value)) throw refused();
  return value;
};

const sentAt: Validator<number | null> = (value) => {
  if (value === undefined || value === null) return null;
  const at = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.*Z$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) throw refused();
  return at;
};

const readMessage = (value: unknown) => {
  if (typeof value !== 'object' || value === null) throw refused();
  const { author, text: message, sent_at } = value as Record<string, unknown>;
  return {
    author: oneOf('reported', 'reporter')(author),
    text: text(longestMessage)(message),
    sent_at: sentAt(sent_at),
  };
};

/** What can come with a report: pictures in base64, and what the two wrote to one another. */
export const evidenceSchema = { pictures: listOf(maxPictures, base64), chat: listOf(maxMessages, readMessage) };

type Message = ReturnType<typeof readMessage>;

/** Saves pictures like any upload: judged by their content, and drawn again. `saved` has their paths, also after a refusal. */
export async function savePictures(media: MediaStore, pictures: readonly string[], saved: string[]) {
  for (const picture of pictures) {
    const read = await readImage(new File([Buffer.from(picture, 'base64')], ''), 'pictures');
    saved.push(await media.save({ ...read, folder: evidence }));
  }
}

type Sent = { paths: readonly string[]; chat: readonly Message[] };

/** Adds what came with a report to it. */
export async function addEvidence(db: Database, report_id: number, { paths, chat }: Sent) {
  const rows = [...paths.map((picture) => ({ picture })), ...chat].map((row) => ({ report_id, ...row }));
  for (const row of rows) await db.insertInto('report_evidence').values(row).execute();
}

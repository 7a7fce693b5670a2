import { reportReasons } from '#api/extensions/wire.ts';
import { maxMessageLength } from '#server/conversation/messageTexts.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { lockUser } from '#server/db/locks.ts';
import { isRemoved } from '#server/erasure/eraseUser.ts';
import { HttpError, refuseField } from '#server/http/HttpError.ts';
import { megabyte } from '#server/http/readBody.ts';
import { readImages } from '#server/media/readImage.ts';
import { keepPicture, savePicture } from '#server/media/savePicture.ts';
import { addReport } from '#server/moderation/cases.ts';
import { evidenceFolder, type MediaStore } from '#server/storage/MediaStore.ts';
import { day, isTooFarAhead } from '#server/time/time.ts';
import {
  alsoAllowing,
  matching,
  objectSchema,
  oneOf,
  text,
  uuid,
  type Validator,
  type ValuesOf,
  validator,
} from '#server/validation/validators.ts';
import { nullable, requireUser, textOrNull } from './receive.ts';

/** The size of a request with four pictures in base64 and a chat. */
export const maxReportBytes = 8 * megabyte;

const refused = () => new HttpError(422, 'field.unknown');

/** A list with at most `max` entries. An absent one is empty. */
const listOf = <Value>(max: number, read: Validator<Value>) =>
  validator(
    alsoAllowing({ type: 'array', items: read.schema, maxItems: max }, null),
    (value) => {
      if (value === undefined || value === null) return [];
      if (!Array.isArray(value) || value.length > max) throw refused();
      return value.map((entry) => read(entry));
    },
    { isOptional: true },
  );

const base64 = matching(/^[A-Za-z0-9+/]+={0,2}$/);

/** No message is older. */
const firstTime = Date.UTC(2000, 0, 1);

/** The clock of a phone may be wrong by its time zone. */
const maxAheadMs = day;

const utcTime = matching(/^\d{4}-\d{2}-\d{2}T.*Z$/);

const sentAt = nullable(
  validator({ ...utcTime.schema, format: 'date-time' }, (value) => {
    const written = utcTime(value);
    const at = Date.parse(written);
    // Date.parse reads the 30th of February as a day in March.
    if (Number.isNaN(at) || at < firstTime || !isoTime(at).startsWith(written.slice(0, 10))) throw refused();
    return at;
  }),
);

const messageFields = { author: oneOf('reported', 'reporter'), text: text(maxMessageLength), sent_at: sentAt };

const chatMessage = validator(objectSchema(messageFields), (value) => {
  if (typeof value !== 'object' || value === null) throw refused();
  const { author, text, sent_at } = value as Record<string, unknown>;
  return {
    author: messageFields.author(author),
    text: messageFields.text(text),
    sent_at: messageFields.sent_at(sent_at),
  };
});

/** A report: pictures are in base64, and the chat is between the two users. */
export const reportSchema = {
  user: uuid,
  reporter: nullable(uuid),
  reason: oneOf(...reportReasons),
  text: textOrNull(maxMessageLength),
  pictures: listOf(4, base64),
  chat: listOf(50, chatMessage),
};

type Report = ValuesOf<typeof reportSchema>;

type Deps = { db: Database; media: MediaStore; now: () => number };

/** Checks the times of a chat. Saves the pictures of a report before a row refers to them, and returns their paths. */
export async function saveEvidence(deps: Deps, { pictures, chat }: Report) {
  const span = { within: maxAheadMs, now: deps.now() };
  if (chat.some(({ sent_at }) => sent_at !== null && isTooFarAhead(sent_at, span)))
    throw refuseField('chat', 'field.unknown');
  const files = pictures.map((picture) => new File([Buffer.from(picture, 'base64')], ''));
  const paths: string[] = [];
  for (const image of await readImages(files, 'pictures'))
    paths.push(await savePicture(deps, { ...image, folder: evidenceFolder }));
  return paths;
}

/**
 * Adds a report with its evidence to the case of the reported user. Returns the case's id. A reporter who was already
 * removed stays unnamed, and their chat messages are dropped.
 */
export async function receiveReport(db: Database, report: Report, paths: readonly string[], now: number) {
  const { user, reporter, reason, text } = report;
  // Always in the same order, so that two reports cannot wait for each other.
  for (const uuid of [user, reporter].toSorted()) if (uuid) await lockUser(db, uuid);
  await requireUser(db, user);
  const isErased = reporter !== null && (await isRemoved(db, reporter));
  const { case_id, id } = await addReport(db, {
    user_uuid: user,
    reporter_uuid: isErased ? null : reporter,
    reason,
    text,
    evidence: paths[0] ?? null,
    created_at: now,
  });
  for (const path of paths) await keepPicture(db, path);
  const chat = isErased ? report.chat.filter(({ author }) => author !== 'reporter') : report.chat;
  const rows = [...chat, ...paths.map((picture) => ({ picture }))].map((row) => ({ report_id: id, ...row }));
  if (rows.length > 0) await db.insertInto('report_evidence').values(rows).execute();
  return case_id;
}

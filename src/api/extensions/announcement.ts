import type { Endpoint } from '#api/Endpoint.ts';
import type { Announcement } from '#api/extensions/wire.ts';
import { isRecord } from '#api/values.ts';

export type AnnouncedExtension = Announcement['extensions'][number];

/** The call for a server's extensions. Its response has no envelope, because nothing is known about the server yet. */
export const announcement = {
  call: 'GET /extensions',
  conventions: { data: undefined, message: undefined, flag: undefined, errors: undefined },
} as const satisfies Endpoint;

const isAnnounced = (entry: unknown): entry is AnnouncedExtension =>
  isRecord(entry) && typeof entry.id === 'string' && typeof entry.version === 'number';

/** The extensions in a response. Anything malformed is ignored. */
export const readAnnouncement = (body: unknown): AnnouncedExtension[] =>
  isRecord(body) && Array.isArray(body.extensions) ? body.extensions.filter(isAnnounced) : [];

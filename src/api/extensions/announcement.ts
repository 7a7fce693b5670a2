import type { Endpoint } from '#api/Endpoint.ts';
import type { Announcement } from '#api/extensions/wire.ts';
import { isRecord } from '#api/values.ts';

export type Announced = Announcement['extensions'][number];

/** Asks a server which extensions of the API it has. It is asked before anything is known of it, so without the envelope. */
export const announcement = {
  call: 'GET /extensions',
  conventions: { data: undefined, message: undefined, flag: undefined, errors: undefined },
} as const satisfies Endpoint;

const isAnnounced = (entry: unknown): entry is Announced =>
  isRecord(entry) && typeof entry.id === 'string' && typeof entry.version === 'number';

/** What an answer announces; one that is none announces nothing. */
export const readAnnouncement = (body: unknown): Announced[] =>
  isRecord(body) && Array.isArray(body.extensions)
    ? body.extensions
        .filter(isAnnounced)
        .map(({ id, version, role }) => ({ id, version, ...(typeof role === 'string' && { role }) }))
    : [];

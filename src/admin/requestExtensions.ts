import { ApiError } from '#api/ApiError.ts';
import { type Announced, announcement, readAnnouncement } from '#api/extensions/announcement.ts';
import { storeAnnouncement, storedAnnouncement } from '#session/session.ts';
import { readPageSettings } from '#start/contract.ts';
import { call } from './client.ts';

const timeoutInMs = 5_000;

/** True for a failure that says that this server has none; one that could not be reached has said nothing. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.status < 500 && error.failure !== 'timeout';

/** True when the build or the server that served this page says that there are none. */
const isOff = () =>
  import.meta.env.VITE_EXTENSIONS === 'off' || readPageSettings(document.documentElement).extensions === 'off';

/**
 * Asks, once a session, which extensions of the API the server has. It may never have heard of the question: whatever
 * else comes of it means none, and nobody is told.
 */
export async function requestExtensions(): Promise<Announced[]> {
  if (isOff()) return [];
  const stored = storedAnnouncement();
  if (stored) return stored;
  try {
    const { data } = await call<unknown>(announcement, {}, { signal: AbortSignal.timeout(timeoutInMs) });
    const announced = readAnnouncement(data);
    storeAnnouncement(announced);
    return announced;
  } catch (error) {
    if (isRefusal(error)) storeAnnouncement([]);
    return [];
  }
}

import { ApiError } from '#api/ApiError.ts';
import { type AnnouncedExtension, announcement, readAnnouncement } from '#api/extensions/announcement.ts';
import { loadDashboardMessages } from '#i18n/dashboardMessages.ts';
import { detectDashboardLanguage } from '#i18n/language.ts';
import { storeAnnouncement, storedAnnouncement } from '#session/session.ts';
import { readPageSettings } from '#start/contract.ts';
import { call } from './client.ts';

const timeoutInMs = 5_000;

/** True when the server responded that it has no such call. A server that could not be reached may have it. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.status < 500 && error.failure !== 'timeout';

/** Whether the build, or the server by its page, says that there are no extensions. */
const areOff = () =>
  import.meta.env.VITE_EXTENSIONS === 'off' || readPageSettings(document.documentElement).extensions === 'off';

/**
 * Downloads the code of the extensions and their messages, while the server says which ones it has. A screen that needs a
 * file whose download failed downloads it again.
 */
export function preloadExtensions() {
  if (areOff() || storedAnnouncement()?.length === 0) return;
  void Promise.allSettled([
    import('./extensions/extendProduct.ts'),
    loadDashboardMessages(detectDashboardLanguage(), 'extensions'),
  ]);
}

/**
 * Requests, once a session, which extensions of the API the server has. Any failure means none and shows no error, because
 * servers of the fixed API lack the call.
 */
export async function requestExtensions(): Promise<AnnouncedExtension[]> {
  if (areOff()) return [];
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

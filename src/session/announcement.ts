import { type Announced, readAnnouncement } from '#api/extensions/announcement.ts';

const announcementKey = 'extensions';

/** What the server has announced to this session, or null before it was asked. */
export function storedAnnouncement(): Announced[] | null {
  try {
    const stored = localStorage.getItem(announcementKey);
    return stored === null ? null : readAnnouncement(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Keeps what the server has announced until the session ends. A browser that keeps nothing asks with every page. */
export function storeAnnouncement(extensions: readonly Announced[]) {
  try {
    localStorage.setItem(announcementKey, JSON.stringify({ extensions }));
  } catch {
    // asked again
  }
}

/** Another session may be announced something else. */
export const clearAnnouncement = () => localStorage.removeItem(announcementKey);

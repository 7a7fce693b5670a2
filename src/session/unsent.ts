import { inThisTab } from './returnPath.ts';
import { currentToken } from './session.ts';

/** What could not be sent before the session ended: in words, and where in the dashboard it can be done again. */
export type Unsent = { text: string; path: string };

const unsentKey = 'unsent';
const waiting = new Set<Unsent>();

function readUnsent(): Unsent[] {
  const saved = inThisTab((storage) => storage.getItem(unsentKey));
  return saved ? JSON.parse(saved) : [];
}

/** Has what waits told of after the next sign-in in this tab. Where there is a session still, it is sent as the page is left. */
export function saveUnsent() {
  if (waiting.size === 0 || currentToken()) return;
  const unsent = [...readUnsent(), ...waiting];
  waiting.clear();
  inThisTab((storage) => storage.setItem(unsentKey, JSON.stringify(unsent)));
}

/**
 * Keeps it to be told of after the next sign-in in this tab, if the session ends before the returned function is called.
 * Only told of: somebody else may be the one who signs in.
 */
export function keepUntilSent(unsent: Unsent) {
  waiting.add(unsent);
  window.addEventListener('pagehide', saveUnsent);
  return () => void waiting.delete(unsent);
}

/** What the last session of this tab could not send, once. */
export function consumeUnsent(): Unsent[] {
  const unsent = readUnsent();
  inThisTab((storage) => storage.removeItem(unsentKey));
  return unsent;
}

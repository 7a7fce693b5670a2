import { withTabStorage } from '#session/returnPath.ts';
import { currentToken } from '#session/session.ts';

/** An action that was not sent before the session ended: its text, and the page where it can be done again. */
export type LostAction = { text: string; path: string };

const storageKey = 'lostActions';
const pending = new Set<LostAction>();

function readLostActions(): LostAction[] {
  const saved = withTabStorage((storage) => storage.getItem(storageKey));
  return saved ? JSON.parse(saved) : [];
}

/** Saves the pending actions if the session has ended. While there is a session, leaving the page sends them. */
export function saveLostActions() {
  if (pending.size === 0 || currentToken()) return;
  const lost = [...readLostActions(), ...pending];
  pending.clear();
  withTabStorage((storage) => storage.setItem(storageKey, JSON.stringify(lost)));
}

/**
 * Remembers an action until the returned function is called. If the session ends first, the next sign-in in this tab reports
 * the action. It is only reported, because another administrator may sign in.
 */
export function trackPending(action: LostAction) {
  pending.add(action);
  window.addEventListener('pagehide', saveLostActions);
  return () => void pending.delete(action);
}

/** Returns the actions that the last session of this tab lost, and forgets them. */
export function takeLostActions(): LostAction[] {
  const lost = readLostActions();
  withTabStorage((storage) => storage.removeItem(storageKey));
  return lost;
}

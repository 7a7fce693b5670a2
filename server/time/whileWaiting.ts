import { second } from './time.ts';

const everyMs = 5 * second;

/** Calls `tell` every five seconds until the action ends. */
export async function whileWaiting<Result>(action: () => Promise<Result>, tell: () => void) {
  const timer = setInterval(tell, everyMs);
  try {
    return await action();
  } finally {
    clearInterval(timer);
  }
}

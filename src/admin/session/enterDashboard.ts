import { askAhead } from '#api/askAhead.ts';
import { guardDashboard } from './guard.ts';
import { send } from './send.ts';

/** Decides which program shows the page, and asks for its list while that program is on its way. */
export function enterDashboard(location: Location) {
  const program = guardDashboard(location);
  if (program === 'dashboard') askAhead(send, location);
  return program;
}

import { requestFirstPage } from '#api/requestFirstPage.ts';
import { guardDashboard } from '#session/guard.ts';
import { send } from './client.ts';

/** Decides which program shows the page, and asks for its list while that program is on its way. */
export function enterDashboard(location: Location) {
  const program = guardDashboard(location);
  if (program === 'dashboard') requestFirstPage(send, location);
  return program;
}

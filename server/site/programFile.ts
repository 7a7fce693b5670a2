/** Served without the dashboard, which only administrators download. */
const sessionPages = ['/dashboard/login', '/dashboard/changePassword', '/dashboard/invitation'];

/** The file of the build that shows this path below /dashboard; a plain static host needs the same rules. */
export function programFile(path: string): 'session.html' | 'dashboard.html' | undefined {
  if (sessionPages.includes(path)) return 'session.html';
  return path === '/dashboard' || path.startsWith('/dashboard/') ? 'dashboard.html' : undefined;
}

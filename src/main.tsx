import '#brand/fallbackFonts.css';
import '#brand/tokens.css';
import '#brand/loadFailure.css';
import type { ReactElement } from 'react';
import { showLoadFailure } from '#brand/showLoadFailure.ts';
import { legalPages } from '#site/legal/legalPages.ts';

const isDashboard = /^\/dashboard(\/|$)/.test(location.pathname);

const isDocument = legalPages.some((page) => location.pathname.replace(/\/+$/, '') === `/${page}`);

async function startSite(root: HTMLElement) {
  if (isDocument && root.firstElementChild) (await import('#site/legal/startDocument.ts')).startDocument(root);
  else await (await import('#site/startSite.tsx')).startSite(root);
}

const loadDashboard = () => import('#admin/App.tsx');

/** A failed download ahead of time is no fault yet: the next page asks again, and says so when that fails too. */
const preloadDashboard = () => void loadDashboard().catch(() => undefined);

const programs: Record<'session' | 'dashboard', () => Promise<ReactElement>> = {
  session: async () => {
    const { SessionApp } = await import('#admin/session/SessionApp.tsx');
    return <SessionApp preloadDashboard={preloadDashboard} />;
  },
  dashboard: async () => {
    const { DashboardApp } = await loadDashboard();
    return <DashboardApp />;
  },
};

async function startDashboard(root: HTMLElement) {
  const { guardDashboard } = await import('#admin/session/guard.ts');
  const [{ createRoot }, app] = await Promise.all([import('react-dom/client'), programs[guardDashboard(location)]()]);
  createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) (isDashboard ? startDashboard(root) : startSite(root)).catch(showLoadFailure);

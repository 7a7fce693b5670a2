import '#brand/fallbackFonts.css';
import '#brand/tokens.css';
import '#brand/loadFailure.css';
import { showLoadFailure } from '#brand/showLoadFailure.ts';
import { legalPages } from '#site/legalPages.ts';

const isDashboard = /^\/dashboard(\/|$)/.test(location.pathname);

const isDocument = legalPages.some((page) => location.pathname.replace(/\/+$/, '') === `/${page}`);

async function startSite(root: HTMLElement) {
  if (isDocument && root.firstElementChild) return (await import('#site/legal/startDocument.ts')).startDocument(root);
  await import('react-dom/client'); // by itself: one long task less
  return (await import('#site/startSite.tsx')).startSite(root);
}

const loadDashboard = () => import('#admin/App.tsx');

/** A failed download ahead of time is no fault yet: the next page asks again, and says so when that fails too. */
const preloadDashboard = () => void loadDashboard().catch(() => undefined);

async function startDashboard(root: HTMLElement) {
  const { enterDashboard } = await import('#admin/enterDashboard.ts');
  if (enterDashboard(location) === 'dashboard') return (await loadDashboard()).startDashboard(root);
  return (await import('#signIn/SessionApp.tsx')).startSession(root, preloadDashboard);
}

const root = document.getElementById('root');
if (root) (isDashboard ? startDashboard(root) : startSite(root)).catch(showLoadFailure);

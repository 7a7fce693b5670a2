import '#brand/tokens.css';
import '#signIn/typography.css';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#admin/createQueryClient.ts';
import { createDashboard } from '#admin/Dashboard.tsx';
import { createClient } from '#api/createClient.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { detectDashboardLanguage } from '#i18n/selectedLanguage.ts';
import { festival } from '#tests/festival/festival.ts';
import { manners } from '#tests/festival/manners.ts';

/** The word at the door gives the key: the office has no accounts. */
async function openDoor() {
  const answer = await fetch('/office/door', { method: 'POST', body: new URLSearchParams({ word: 'lantern' }) });
  return (await answer.json()).result.key as string;
}

const root = document.getElementById('root');
if (root) {
  const key = await openDoor();
  const call = createClient({ base: '/office', token: () => key, language: detectDashboardLanguage, manners });
  const dataProvider = createDataProvider(call, festival);
  const dashboard = await createDashboard(
    { product: festival, dataProvider, queryClient: createQueryClient() },
    detectDashboardLanguage(),
  );
  createRoot(root).render(dashboard);
}

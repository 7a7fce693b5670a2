import '#brand/tokens.css';
import '#signIn/typography.css';
import { createRoot, type Root } from 'react-dom/client';
import { createDashboard, createQueryClient } from '#admin/engine/dashboard.ts';
import { createClient } from '#api/createClient.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { detectDashboardLanguage } from '#i18n/language.ts';
import { festival } from '#tests/festival/festival.ts';
import { manners } from '#tests/festival/manners.ts';
import { Door } from './Door.tsx';

async function open(root: Root, key: string) {
  const call = createClient({ base: '/office', token: () => key, language: detectDashboardLanguage, manners });
  const dataProvider = createDataProvider(call, festival);
  const parts = { product: festival, dataProvider, queryClient: createQueryClient() };
  root.render(await createDashboard(parts, detectDashboardLanguage()));
}

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  const key = sessionStorage.getItem('officeKey');
  if (key) await open(root, key);
  else root.render(<Door onKey={(given) => open(root, given)} />);
}

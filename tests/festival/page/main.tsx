import '#brand/tokens.css';
import '#brand/typography.css';
import { createRoot } from 'react-dom/client';
import { createDashboard, createQueryClient } from '#admin/engine/dashboard.ts';
import { createClient } from '#api/createClient.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { detectDashboardLanguage } from '#i18n/language.ts';
import { conventions } from '#tests/festival/conventions.ts';
import { festival } from '#tests/festival/festival.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
const call = createClient({ base: '/office', token: () => 'a key', language: detectDashboardLanguage, conventions });
const dataProvider = createDataProvider(call, festival);
const queryClient = createQueryClient();
createRoot(root).render(
  await createDashboard({ product: festival, dataProvider, queryClient }, detectDashboardLanguage()),
);

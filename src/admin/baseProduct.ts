import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Interests from '@mui/icons-material/InterestsOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import { loadPolyglot } from '#admin/engine/messages.ts';
import { conventions } from '#api/conventions.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Product } from './engine/dashboard.ts';
import { customRoutes } from './pages/customRoutes.tsx';
import { Statistics } from './pages/statistics/Statistics.tsx';
import { resources } from './resources/resources.ts';

/** This product: its API, definitions, icons, messages and hand-built pages. */
export const baseProduct: Product = {
  endpoints,
  conventions,
  resources,
  icons: { ConfirmationNumber, Interests, Mail, People, Quiz },
  loadIcons: () => import('./icons.ts'),
  loadMessages: loadPolyglot,
  dashboard: Statistics,
  dashboardRecords: ['statistics', 'figures', 'waitingList'],
  customRoutes,
};

export { replacedByExtensions } from './resources/resources.ts';

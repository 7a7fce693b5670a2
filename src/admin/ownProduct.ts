import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Interests from '@mui/icons-material/InterestsOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import { endpoints } from '#api/endpoints.ts';
import { manners } from '#api/manners.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import { customRoutes } from './pages/customRoutes.tsx';
import { Statistics } from './pages/statistics/Statistics.tsx';
import type { Product } from './product/Product.ts';
import { resources } from './resources/resources.ts';

/** The dashboard of this product, put together of its parts. */
export const ownProduct: Product = {
  endpoints,
  manners,
  resources,
  icons: { ConfirmationNumber, Interests, Mail, People, Quiz },
  loadMessages: loadPolyglot,
  dashboard: Statistics,
  customRoutes,
};

import type { SvgIconComponent } from '@mui/icons-material';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Interests from '@mui/icons-material/InterestsOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import type { IconName } from './engine/define.ts';

/** The icons of the menu, which are part of the first screen. */
export const menuIcons = {
  ConfirmationNumber,
  Interests,
  Mail,
  People,
  Quiz,
} satisfies Partial<Record<IconName, SvgIconComponent>>;

import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Interests from '@mui/icons-material/InterestsOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import type { IconName } from '#admin/schema/defineResource.ts';

/** The icons of the menu by the names of MUI. A name without its icon does not compile. */
export const icons: Record<IconName, typeof People> = { ConfirmationNumber, Interests, Mail, People, Quiz };

import CouponIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import InterestsIcon from '@mui/icons-material/InterestsOutlined';
import LetterIcon from '@mui/icons-material/MailOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import QuestionsIcon from '@mui/icons-material/QuizOutlined';
import type { IconName } from '#admin/schema/defineResource.ts';

/** The symbols of the menu. A name without one does not compile. */
export const icons: Record<IconName, typeof PeopleIcon> = {
  people: PeopleIcon,
  questions: QuestionsIcon,
  interests: InterestsIcon,
  coupon: CouponIcon,
  letter: LetterIcon,
};

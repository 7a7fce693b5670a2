import type { SvgIconComponent } from '@mui/icons-material';
import Block from '@mui/icons-material/BlockOutlined';
import Bookmark from '@mui/icons-material/BookmarkOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Chat from '@mui/icons-material/ChatOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Comment from '@mui/icons-material/CommentOutlined';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Interests from '@mui/icons-material/InterestsOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Refresh from '@mui/icons-material/RefreshOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';

/** The icons in use by MUI's names, drawn outlined, in one file. A screen downloads it when it draws the first of them. */
export const icons = {
  Block,
  Bookmark,
  CalendarMonth,
  Campaign,
  Chat,
  CheckCircle,
  Comment,
  ConfirmationNumber,
  Delete,
  Edit,
  Flag,
  Groups,
  Interests,
  Logout,
  Mail,
  People,
  Person,
  PlayArrow,
  Quiz,
  ReceiptLong,
  Refresh,
  Reply,
  Send,
  Visibility,
} satisfies Record<string, SvgIconComponent>;

export type IconName = keyof typeof icons;

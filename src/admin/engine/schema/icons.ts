import type { SvgIconComponent } from '@mui/icons-material';

/** The icons in use by MUI's names, drawn outlined. A screen downloads an icon when it draws it. */
export const icons = {
  Block: () => import('@mui/icons-material/BlockOutlined'),
  Bookmark: () => import('@mui/icons-material/BookmarkOutlined'),
  CalendarMonth: () => import('@mui/icons-material/CalendarMonthOutlined'),
  Campaign: () => import('@mui/icons-material/CampaignOutlined'),
  Chat: () => import('@mui/icons-material/ChatOutlined'),
  CheckCircle: () => import('@mui/icons-material/CheckCircleOutlined'),
  Comment: () => import('@mui/icons-material/CommentOutlined'),
  ConfirmationNumber: () => import('@mui/icons-material/ConfirmationNumberOutlined'),
  Delete: () => import('@mui/icons-material/DeleteOutlined'),
  Edit: () => import('@mui/icons-material/EditOutlined'),
  Flag: () => import('@mui/icons-material/FlagOutlined'),
  Groups: () => import('@mui/icons-material/GroupsOutlined'),
  Interests: () => import('@mui/icons-material/InterestsOutlined'),
  Logout: () => import('@mui/icons-material/LogoutOutlined'),
  Mail: () => import('@mui/icons-material/MailOutlined'),
  People: () => import('@mui/icons-material/PeopleOutlined'),
  Person: () => import('@mui/icons-material/PersonOutlined'),
  PlayArrow: () => import('@mui/icons-material/PlayArrowOutlined'),
  Quiz: () => import('@mui/icons-material/QuizOutlined'),
  ReceiptLong: () => import('@mui/icons-material/ReceiptLongOutlined'),
  Refresh: () => import('@mui/icons-material/RefreshOutlined'),
  Reply: () => import('@mui/icons-material/ReplyOutlined'),
  Send: () => import('@mui/icons-material/SendOutlined'),
  Visibility: () => import('@mui/icons-material/VisibilityOutlined'),
} satisfies Record<string, () => Promise<{ default: SvgIconComponent }>>;

export type IconName = keyof typeof icons;

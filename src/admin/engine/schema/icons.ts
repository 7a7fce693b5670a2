import type { SvgIconComponent } from '@mui/icons-material';

type Load = () => Promise<{ default: SvgIconComponent }>;

/** The icons in use by MUI's names, drawn outlined. A screen downloads an icon when it draws it. */
export const icons = {
  Block: () => import('@mui/icons-material/BlockOutlined'),
  Bookmark: () => import('@mui/icons-material/BookmarkOutlined'),
  CalendarMonth: () => import('@mui/icons-material/CalendarMonthOutlined'),
  Campaign: () => import('@mui/icons-material/CampaignOutlined'),
  Cancel: () => import('@mui/icons-material/CancelOutlined'),
  Chat: () => import('@mui/icons-material/ChatOutlined'),
  CheckCircle: () => import('@mui/icons-material/CheckCircleOutlined'),
  Comment: () => import('@mui/icons-material/CommentOutlined'),
  ConfirmationNumber: () => import('@mui/icons-material/ConfirmationNumberOutlined'),
  Delete: () => import('@mui/icons-material/DeleteOutlined'),
  Edit: () => import('@mui/icons-material/EditOutlined'),
  Event: () => import('@mui/icons-material/EventOutlined'),
  EventBusy: () => import('@mui/icons-material/EventBusyOutlined'),
  Flag: () => import('@mui/icons-material/FlagOutlined'),
  Groups: () => import('@mui/icons-material/GroupsOutlined'),
  Interests: () => import('@mui/icons-material/InterestsOutlined'),
  Mail: () => import('@mui/icons-material/MailOutlined'),
  Notifications: () => import('@mui/icons-material/NotificationsOutlined'),
  Paid: () => import('@mui/icons-material/PaidOutlined'),
  People: () => import('@mui/icons-material/PeopleOutlined'),
  Place: () => import('@mui/icons-material/PlaceOutlined'),
  PlayArrow: () => import('@mui/icons-material/PlayArrowOutlined'),
  PushPin: () => import('@mui/icons-material/PushPinOutlined'),
  Quiz: () => import('@mui/icons-material/QuizOutlined'),
  ReceiptLong: () => import('@mui/icons-material/ReceiptLongOutlined'),
  Refresh: () => import('@mui/icons-material/RefreshOutlined'),
  Reply: () => import('@mui/icons-material/ReplyOutlined'),
  Restore: () => import('@mui/icons-material/RestoreOutlined'),
  Send: () => import('@mui/icons-material/SendOutlined'),
  Upload: () => import('@mui/icons-material/UploadOutlined'),
  Visibility: () => import('@mui/icons-material/VisibilityOutlined'),
} satisfies Record<string, Load>;

export type IconName = keyof typeof icons;

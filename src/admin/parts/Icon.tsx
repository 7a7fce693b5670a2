import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { IconName } from '#admin/schema/IconName.ts';

type Load = () => Promise<{ default: SvgIconComponent }>;

/** Each icon is a file of its own: a screen downloads those that it draws. */
const files: Record<IconName, Load> = {
  Add: () => import('@mui/icons-material/AddOutlined'),
  Archive: () => import('@mui/icons-material/ArchiveOutlined'),
  Article: () => import('@mui/icons-material/ArticleOutlined'),
  Assignment: () => import('@mui/icons-material/AssignmentOutlined'),
  Block: () => import('@mui/icons-material/BlockOutlined'),
  Bolt: () => import('@mui/icons-material/BoltOutlined'),
  Bookmark: () => import('@mui/icons-material/BookmarkOutlined'),
  CalendarMonth: () => import('@mui/icons-material/CalendarMonthOutlined'),
  Campaign: () => import('@mui/icons-material/CampaignOutlined'),
  Cancel: () => import('@mui/icons-material/CancelOutlined'),
  Celebration: () => import('@mui/icons-material/CelebrationOutlined'),
  Chat: () => import('@mui/icons-material/ChatOutlined'),
  Check: () => import('@mui/icons-material/CheckOutlined'),
  CheckCircle: () => import('@mui/icons-material/CheckCircleOutlined'),
  Close: () => import('@mui/icons-material/CloseOutlined'),
  Comment: () => import('@mui/icons-material/CommentOutlined'),
  ConfirmationNumber: () => import('@mui/icons-material/ConfirmationNumberOutlined'),
  ContentCopy: () => import('@mui/icons-material/ContentCopyOutlined'),
  CreditCard: () => import('@mui/icons-material/CreditCardOutlined'),
  Delete: () => import('@mui/icons-material/DeleteOutlined'),
  Description: () => import('@mui/icons-material/DescriptionOutlined'),
  Download: () => import('@mui/icons-material/DownloadOutlined'),
  Edit: () => import('@mui/icons-material/EditOutlined'),
  Email: () => import('@mui/icons-material/EmailOutlined'),
  Event: () => import('@mui/icons-material/EventOutlined'),
  EventBusy: () => import('@mui/icons-material/EventBusyOutlined'),
  Favorite: () => import('@mui/icons-material/FavoriteOutlined'),
  Flag: () => import('@mui/icons-material/FlagOutlined'),
  Folder: () => import('@mui/icons-material/FolderOutlined'),
  Group: () => import('@mui/icons-material/GroupOutlined'),
  GroupAdd: () => import('@mui/icons-material/GroupAddOutlined'),
  GroupRemove: () => import('@mui/icons-material/GroupRemoveOutlined'),
  Groups: () => import('@mui/icons-material/GroupsOutlined'),
  Home: () => import('@mui/icons-material/HomeOutlined'),
  Image: () => import('@mui/icons-material/ImageOutlined'),
  Info: () => import('@mui/icons-material/InfoOutlined'),
  Interests: () => import('@mui/icons-material/InterestsOutlined'),
  Inventory2: () => import('@mui/icons-material/Inventory2Outlined'),
  Link: () => import('@mui/icons-material/LinkOutlined'),
  LocationOn: () => import('@mui/icons-material/LocationOnOutlined'),
  Lock: () => import('@mui/icons-material/LockOutlined'),
  LockOpen: () => import('@mui/icons-material/LockOpenOutlined'),
  Mail: () => import('@mui/icons-material/MailOutlined'),
  MusicNote: () => import('@mui/icons-material/MusicNoteOutlined'),
  Notifications: () => import('@mui/icons-material/NotificationsOutlined'),
  Paid: () => import('@mui/icons-material/PaidOutlined'),
  Payments: () => import('@mui/icons-material/PaymentsOutlined'),
  People: () => import('@mui/icons-material/PeopleOutlined'),
  Person: () => import('@mui/icons-material/PersonOutlined'),
  PersonAdd: () => import('@mui/icons-material/PersonAddOutlined'),
  PersonRemove: () => import('@mui/icons-material/PersonRemoveOutlined'),
  Phone: () => import('@mui/icons-material/PhoneOutlined'),
  PhotoCamera: () => import('@mui/icons-material/PhotoCameraOutlined'),
  Place: () => import('@mui/icons-material/PlaceOutlined'),
  PlayArrow: () => import('@mui/icons-material/PlayArrowOutlined'),
  Print: () => import('@mui/icons-material/PrintOutlined'),
  Public: () => import('@mui/icons-material/PublicOutlined'),
  PushPin: () => import('@mui/icons-material/PushPinOutlined'),
  Quiz: () => import('@mui/icons-material/QuizOutlined'),
  Receipt: () => import('@mui/icons-material/ReceiptOutlined'),
  ReceiptLong: () => import('@mui/icons-material/ReceiptLongOutlined'),
  Refresh: () => import('@mui/icons-material/RefreshOutlined'),
  Remove: () => import('@mui/icons-material/RemoveOutlined'),
  Replay: () => import('@mui/icons-material/ReplayOutlined'),
  Reply: () => import('@mui/icons-material/ReplyOutlined'),
  Restore: () => import('@mui/icons-material/RestoreOutlined'),
  Schedule: () => import('@mui/icons-material/ScheduleOutlined'),
  School: () => import('@mui/icons-material/SchoolOutlined'),
  Send: () => import('@mui/icons-material/SendOutlined'),
  Settings: () => import('@mui/icons-material/SettingsOutlined'),
  Share: () => import('@mui/icons-material/ShareOutlined'),
  ShoppingCart: () => import('@mui/icons-material/ShoppingCartOutlined'),
  Star: () => import('@mui/icons-material/StarOutlined'),
  Stop: () => import('@mui/icons-material/StopOutlined'),
  Store: () => import('@mui/icons-material/StoreOutlined'),
  Sync: () => import('@mui/icons-material/SyncOutlined'),
  ThumbDown: () => import('@mui/icons-material/ThumbDownOutlined'),
  ThumbUp: () => import('@mui/icons-material/ThumbUpOutlined'),
  Today: () => import('@mui/icons-material/TodayOutlined'),
  Undo: () => import('@mui/icons-material/UndoOutlined'),
  Upload: () => import('@mui/icons-material/UploadOutlined'),
  Verified: () => import('@mui/icons-material/VerifiedOutlined'),
  Visibility: () => import('@mui/icons-material/VisibilityOutlined'),
  VisibilityOff: () => import('@mui/icons-material/VisibilityOffOutlined'),
  Warning: () => import('@mui/icons-material/WarningOutlined'),
  Work: () => import('@mui/icons-material/WorkOutlined'),
};

type Props = ComponentProps<SvgIconComponent>;

const loaded: Partial<Record<IconName, ComponentType<Props>>> = {};

/** An icon by MUI's own name. Its room is kept while it is downloaded. */
export function Icon({ name, ...props }: Props & { name: IconName }) {
  loaded[name] ??= lazy(files[name]);
  const Svg = loaded[name];
  return (
    <Suspense fallback={<Box sx={{ width: 20, height: 20 }} />}>
      <Svg {...props} />
    </Suspense>
  );
}

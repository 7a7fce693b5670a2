/** The icons in use by MUI's names, drawn outlined, in one file. A screen downloads it when it draws the first of them. */
export { default as Block } from '@mui/icons-material/BlockOutlined';
export { default as Bookmark } from '@mui/icons-material/BookmarkOutlined';
export { default as CalendarMonth } from '@mui/icons-material/CalendarMonthOutlined';
export { default as Campaign } from '@mui/icons-material/CampaignOutlined';
export { default as Chat } from '@mui/icons-material/ChatOutlined';
export { default as CheckCircle } from '@mui/icons-material/CheckCircleOutlined';
export { default as Comment } from '@mui/icons-material/CommentOutlined';
export { default as ConfirmationNumber } from '@mui/icons-material/ConfirmationNumberOutlined';
export { default as Delete } from '@mui/icons-material/DeleteOutlined';
export { default as Edit } from '@mui/icons-material/EditOutlined';
export { default as Flag } from '@mui/icons-material/FlagOutlined';
export { default as Groups } from '@mui/icons-material/GroupsOutlined';
export { default as Interests } from '@mui/icons-material/InterestsOutlined';
export { default as Logout } from '@mui/icons-material/LogoutOutlined';
export { default as Mail } from '@mui/icons-material/MailOutlined';
export { default as People } from '@mui/icons-material/PeopleOutlined';
export { default as Person } from '@mui/icons-material/PersonOutlined';
export { default as PlayArrow } from '@mui/icons-material/PlayArrowOutlined';
export { default as Quiz } from '@mui/icons-material/QuizOutlined';
export { default as ReceiptLong } from '@mui/icons-material/ReceiptLongOutlined';
export { default as Refresh } from '@mui/icons-material/RefreshOutlined';
export { default as Reply } from '@mui/icons-material/ReplyOutlined';
export { default as Send } from '@mui/icons-material/SendOutlined';
export { default as Visibility } from '@mui/icons-material/VisibilityOutlined';

export type IconName = keyof typeof import('./icons.ts');

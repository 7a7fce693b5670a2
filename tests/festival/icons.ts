/** The icons of this product and of the engine's own buttons. */
export { default as Block } from '@mui/icons-material/BlockOutlined';
export { default as Bookmark } from '@mui/icons-material/BookmarkOutlined';
export { default as CheckCircle } from '@mui/icons-material/CheckCircleOutlined';
export { default as Delete } from '@mui/icons-material/DeleteOutlined';
export { default as Edit } from '@mui/icons-material/EditOutlined';
export { default as People } from '@mui/icons-material/PeopleOutlined';
export { default as Person } from '@mui/icons-material/PersonOutlined';
export { default as PlayArrow } from '@mui/icons-material/PlayArrowOutlined';
export { default as ReceiptLong } from '@mui/icons-material/ReceiptLongOutlined';
export { default as Visibility } from '@mui/icons-material/VisibilityOutlined';

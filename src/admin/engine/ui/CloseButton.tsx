import CloseIcon from '@mui/icons-material/Close';
import { IconButton, type IconButtonProps } from '@mui/material';

export const CloseButton = ({ label, ...props }: IconButtonProps & { label: string }) => (
  <IconButton aria-label={label} {...props}>
    <CloseIcon fontSize="small" />
  </IconButton>
);

import { styled } from '@mui/material/styles';

/** Less prominent text. */
export const SecondaryText = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

import { styled } from '@mui/material/styles';

/** Less prominent text. `styled`, because it repeats in every row and `sx` would be evaluated for each of them. */
export const SecondaryText = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

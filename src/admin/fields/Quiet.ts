import { styled } from '@mui/material/styles';

/** What matters less. Styled once, like the other parts of cells: `sx` would be worked out anew in every row. */
export const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

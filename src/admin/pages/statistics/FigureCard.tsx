import { Box, Paper, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';

const columns = 'repeat(auto-fit, minmax(200px, 1fr))';

export const FigureCards = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>{children}</Box>
);

type Props = {
  label: string;
  /** A skeleton by default. */
  figure?: ReactNode;
  /** The figure is a text in place of a number. */
  isText?: boolean;
  /** Terms and descriptions below the figure. */
  children?: ReactNode;
};

export const FigureCard = ({ label, figure = <Skeleton width="5ch" />, isText, children }: Props) => (
  <Paper variant="outlined" component="dl" sx={{ m: 0, p: 2.5 }}>
    <Typography component="dt" color="textSecondary">
      {label}
    </Typography>
    <Typography
      component="dd"
      variant={isText ? 'body1' : 'h1'}
      sx={{ m: 0, fontSize: isText ? undefined : '2.25rem' }}
    >
      {figure}
    </Typography>
    {children}
  </Paper>
);

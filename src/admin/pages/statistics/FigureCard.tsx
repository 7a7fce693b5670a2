import NextIcon from '@mui/icons-material/NavigateNext';
import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useI18nProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadError, largeText, useT } from '#admin/engine/dashboard.ts';

/** Two columns on phones, where a last odd card fills its row. */
const columns = { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(9.375rem, 1fr))' };
const lastOdd = '& > :last-child:nth-of-type(odd)';

type SectionProps = {
  title: string;
  query: { data?: unknown; error: unknown; refetch: () => unknown };
  children: ReactNode;
};

/** A part of the page. Its error leaves the other parts. */
export function FigureSection({ title, query, children }: SectionProps) {
  const t = useT();
  const titleId = useId();
  const isLoading = !query.data && !query.error;
  return (
    <Box component="section" aria-labelledby={titleId} aria-busy={isLoading} sx={{ position: 'relative' }}>
      <Typography variant="h2" id={titleId} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {isLoading && <Box role="status" aria-label={t('frame.loading')} sx={{ position: 'absolute' }} />}
      {query.error && !query.data ? <LoadError query={query} text={t('statistics.failed')} /> : children}
    </Box>
  );
}

export const FigureCards = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: { xs: 1, md: 2 },
      rowGap: { xs: 1, md: 0 }, // also between the lines of a card
      gridTemplateColumns: columns,
      [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [lastOdd]: { gridColumn: { xs: '1 / -1', md: 'auto' } },
    }}
  >
    {children}
  </Box>
);

const swatch = { display: 'inline-block', width: 12, height: 12, mr: 1, borderRadius: 0.5 };

/** Cards of one row share the lines of their label, figure and text, whichever of these wraps. */
const onSharedLines = { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: 0 };

const linked = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { borderColor: 'text.secondary', bgcolor: 'action.hover' },
};

type Props = {
  label: string;
  /** A skeleton by default. */
  figure?: number;
  /** The colour of the figure in a chart. */
  color?: string;
  /** The address of the rows that are counted. */
  to?: string;
  /** Text below the figure, and the lines that are reserved for it. */
  children?: ReactNode;
  lines?: 1 | 2;
};

/** A number with its label, and a link to what it counts. */
export function FigureCard({ label, figure, color, to, children, lines = 1 }: Props) {
  const language = useI18nProvider().getLocale();
  return (
    <Paper
      variant="outlined"
      {...(to && { component: Link, to })}
      sx={{ ...onSharedLines, p: { xs: 2, md: 2.5 }, ...(to && linked) }}
    >
      <Typography color="textSecondary" sx={{ display: 'flex', alignItems: 'center' }}>
        {color && <Box component="span" sx={{ ...swatch, bgcolor: color }} />}
        <span>{label}</span>
        {to && <NextIcon fontSize="small" sx={{ ml: 'auto' }} />}
      </Typography>
      <Typography
        variant="h1"
        component="p"
        color={figure === 0 ? 'textSecondary' : undefined}
        sx={{ fontSize: '2.25rem' }}
      >
        {figure?.toLocaleString(language) ?? <Skeleton width="3ch" />}
      </Typography>
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{ minHeight: { xs: '2.5rem', md: `${1.25 * lines}rem` } }}
      >
        {children}
      </Typography>
    </Paper>
  );
}

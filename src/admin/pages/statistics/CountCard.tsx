import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useI18nProvider } from 'ra-core';
import { SampleLabel } from '#admin/parts/SampleLabel.tsx';
import { useT } from '#i18n/useT.ts';

type Props = { label: string; count?: number; growth: number };

/** One figure, and how it is said to grow. */
export function CountCard({ label, count, growth }: Props) {
  const t = useT();
  const language = useI18nProvider().getLocale();
  const percent = growth.toLocaleString(language, { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <Paper variant="outlined" sx={{ p: 2.5 }}>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h1" sx={{ m: 0, fontSize: '2.25rem' }}>
        {count === undefined ? <Skeleton width="5ch" /> : count.toLocaleString(language)}
      </Typography>
      <Box component="dd" sx={{ m: 0, mt: 0.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" component="span" color="textSecondary">
          {t('statistics.growth', { percent })}
        </Typography>
        <SampleLabel text="sample.word" />
      </Box>
    </Paper>
  );
}

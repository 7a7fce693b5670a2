import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetOne, useI18nProvider } from 'ra-core';
import { ErrorBox } from '#admin/views/ErrorBox.tsx';
import { PageTitle } from '#admin/views/PageTitle.tsx';
import type { Statistics as Figures } from '#api/wire.ts';
import { useWords } from '#i18n/useWords.ts';

type CardProps = { label: string; count?: number };

function CountCard({ label, count }: CardProps) {
  const language = useI18nProvider().getLocale();
  return (
    <Paper variant="outlined" sx={{ p: 2.5 }}>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h1" sx={{ m: 0, fontSize: '2.25rem' }}>
        {count === undefined ? <Skeleton width="5ch" /> : count.toLocaleString(language)}
      </Typography>
    </Paper>
  );
}

/** How many people use the product on which phones. */
export function Statistics() {
  const t = useWords();
  const { data, error, isFetching, refetch } = useGetOne<Figures & RaRecord>('statistics', { id: 'main' });
  // The observed product showed iosTraffic here (observed-behaviour.md, 1).
  const total = data && data.iosTraffic + data.androidTraffic;

  return (
    <>
      <PageTitle title={t('statistics.title')} />
      {error && !data && (
        <ErrorBox error={error} what="statistics.failed" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {(data || !error) && (
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}
        >
          <CountCard label={t('statistics.ios')} count={data?.iosTraffic} />
          <CountCard label={t('statistics.android')} count={data?.androidTraffic} />
          <CountCard label={t('statistics.total')} count={total} />
        </Box>
      )}
    </>
  );
}

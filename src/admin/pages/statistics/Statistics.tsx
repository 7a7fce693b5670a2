import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetOne, useI18nProvider } from 'ra-core';
import { LoadError } from '#admin/parts/ErrorAlert.tsx';
import { PageTitle } from '#admin/parts/PageTitle.tsx';
import { SampleLabel } from '#admin/parts/SampleLabel.tsx';
import type { Statistics as Figures } from '#api/wire.ts';
import { useT } from '#i18n/useT.ts';
import { sampleGrowth, totals } from './figures.ts';
import { UsersFigure } from './UsersFigure.tsx';

const cards = ['ios', 'android', 'total'] as const;

type CardProps = { label: string; count?: number; growth: number };

/** One figure, and how it is said to grow. */
function CountCard({ label, count, growth }: CardProps) {
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

/** How many people use the product on which phones. */
export function Statistics() {
  const t = useT();
  const query = useGetOne<Figures & RaRecord>('statistics', { id: 'main' });
  const counts = query.data && totals(query.data);

  return (
    <>
      <PageTitle title={t('statistics.title')} />
      {query.error && !counts ? (
        <LoadError query={query} text={t('statistics.failed')} />
      ) : (
        <Box aria-busy={!counts} sx={{ display: 'grid', gap: 2 }}>
          {!counts && <Box role="status" aria-label={t('frame.loading')} sx={{ position: 'absolute' }} />}
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}
          >
            {cards.map((card) => (
              <CountCard
                key={card}
                label={t(`statistics.${card}`)}
                count={counts?.[card]}
                growth={sampleGrowth[card]}
              />
            ))}
          </Box>
          <UsersFigure counts={counts} />
        </Box>
      )}
    </>
  );
}

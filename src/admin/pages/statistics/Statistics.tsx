import { Box, Typography } from '@mui/material';
import { type RaRecord, useGetOne, useI18nProvider } from 'react-admin';
import { LoadError, lazyComponent, PageTitle, SampleLabel, useSupports } from '#admin/engine/dashboard.ts';
import type { Metrics } from '#api/extensions/wire.ts';
import type { Statistics as Figures } from '#api/wire.ts';
import { useT } from '#i18n/useT.ts';
import { FigureCard, FigureCards } from './FigureCard.tsx';
import { growthOf, readMetrics, readStatistics, sampleGrowth, type Totals, totals } from './figures.ts';
import { UsersFigure } from './UsersFigure.tsx';

const cards = ['ios', 'android', 'total'] as const;

const line = { m: 0, mt: 0.5, minHeight: 24, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

type Growth = { rate?: number | null; isSample?: boolean };

// Only servers with the metrics extension need it.
const Waiting = lazyComponent(async () => (await import('./Waiting.tsx')).Waiting);

/** The growth of each figure since a month ago, if the API has those figures; else a sample. */
function useGrowth(counts?: Totals) {
  const hasMetrics = useSupports()('metrics', 'one');
  const query = useGetOne<Metrics & RaRecord>('metrics', { id: 'main' }, { enabled: hasMetrics, select: readMetrics });
  const before = query.data && totals(query.data.month_ago);
  const growthOn = (card: keyof Totals): Growth =>
    hasMetrics
      ? { rate: counts && before && growthOf(counts[card], before[card]) }
      : { rate: sampleGrowth[card], isSample: true };
  return { growthOn, metrics: hasMetrics ? query : undefined };
}

/** A figure with its growth. */
function CountCard({ label, count, growth }: { label: string; count?: number; growth: Growth }) {
  const t = useT();
  const language = useI18nProvider().getLocale();
  const percent = growth.rate?.toLocaleString(language, { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <FigureCard label={label} figure={count?.toLocaleString(language)}>
      <Box component="dd" sx={line}>
        {percent && (
          <Typography variant="body2" component="span" color="textSecondary">
            {t('statistics.growth', { percent })}
          </Typography>
        )}
        {growth.isSample && <SampleLabel text="sample.word" />}
      </Box>
    </FigureCard>
  );
}

/** The users of the product by platform, and what waits for administrators. */
export function Statistics() {
  const t = useT();
  const query = useGetOne<Figures & RaRecord>('statistics', { id: 'main' }, { select: readStatistics });
  const counts = query.data && totals(query.data);
  const { growthOn, metrics } = useGrowth(counts);

  return (
    <>
      <PageTitle title={t('statistics.title')} />
      {query.error && !counts ? (
        <LoadError query={query} text={t('statistics.failed')} />
      ) : (
        <Box aria-busy={!counts} sx={{ display: 'grid', gap: 2 }}>
          {!counts && <Box role="status" aria-label={t('frame.loading')} sx={{ position: 'absolute' }} />}
          <FigureCards>
            {cards.map((card) => (
              <CountCard key={card} label={t(`statistics.${card}`)} count={counts?.[card]} growth={growthOn(card)} />
            ))}
          </FigureCards>
          <UsersFigure counts={counts} />
          {metrics && <Waiting resource="metrics" query={metrics} />}
        </Box>
      )}
    </>
  );
}

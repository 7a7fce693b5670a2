import Box from '@mui/material/Box';
import { type RaRecord, useGetOne } from 'ra-core';
import { LoadError } from '#admin/parts/ErrorAlert.tsx';
import { PageTitle } from '#admin/parts/PageTitle.tsx';
import type { Statistics as Figures } from '#api/wire.ts';
import { useT } from '#i18n/useT.ts';
import { CountCard } from './CountCard.tsx';
import { sampleGrowth, totals } from './figures.ts';
import { UsersFigure } from './UsersFigure.tsx';

const cards = ['ios', 'android', 'total'] as const;

/** How many people use the product on which phones. */
export function Statistics() {
  const t = useT();
  const query = useGetOne<Figures & RaRecord>('statistics', { id: 'main' });
  const counts = query.data && totals(query.data);

  return (
    <>
      <PageTitle title={t('statistics.title')} />
      {query.error && !counts ? (
        <LoadError query={query} text="statistics.failed" />
      ) : (
        <Box aria-busy={!counts} sx={{ display: 'grid', gap: 2 }}>
          {!counts && <Box role="status" aria-label={t('frame.loading')} />}
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

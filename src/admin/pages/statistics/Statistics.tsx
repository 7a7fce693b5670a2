import { Box, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useGetOne, useI18nProvider } from 'react-admin';
import {
  LoadError,
  lazyComponent,
  oneColumn,
  PageTitle,
  SampleLabel,
  useSupports,
  useT,
} from '#admin/engine/dashboard.ts';
import { onlyId } from '#api/Endpoint.ts';
import { FigureCard, FigureCards, FigureSection } from './FigureCard.tsx';
import { type Card, cards, readFigures, readStatistics, type Totals } from './figures.ts';

// Only some servers announce these parts, and no list needs them.
const WaitingRows = lazyComponent(async () => (await import('./WaitingRows.tsx')).WaitingRows);
const WaitingList = lazyComponent(async () => (await import('./WaitingList.tsx')).WaitingList);

const waitingSpace = <Box sx={{ minHeight: { xs: '23.5rem', md: '14.25rem' } }} />;
const waitingListSpace = <Box sx={{ minHeight: { xs: '63.0625rem', md: '32.4375rem' } }} />;

const line = { minHeight: '1.5rem', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

/** The platforms' shares as one bar. The cards say the same in numbers (observed-behaviour.md, 3). */
const SharesBar = ({ counts }: { counts?: Totals }) => (
  <Box
    aria-hidden
    data-chart
    sx={{ display: 'flex', gap: '2px', height: 12, mt: 2, borderRadius: 1, overflow: 'hidden' }}
  >
    {cards.map(
      ({ name, color }) =>
        color && <Box key={name} sx={{ flex: counts?.[name] || 1, bgcolor: counts ? color : 'divider' }} />,
    )}
  </Box>
);

type UsersProps = { query: UseQueryResult<ReturnType<typeof readStatistics>>; before?: Totals | 'sample' };

/** The users of the app by platform, with the growth since a month ago. */
function Users({ query, before }: UsersProps) {
  const t = useT();
  const language = useI18nProvider().getLocale();
  const counts = query.data?.totals;
  const percentOf = (share: number, options?: Intl.NumberFormatOptions) =>
    share.toLocaleString(language, { style: 'percent', ...options });
  const growthOf = ({ name, sampleGrowth }: Card) => {
    if (before === 'sample') return sampleGrowth;
    return counts && before?.[name] ? counts[name] / before[name] - 1 : undefined;
  };
  return (
    <FigureSection title={t('statistics.users')} query={query}>
      <FigureCards>
        {cards.map((card) => {
          const { name, color } = card;
          const share = counts && percentOf(counts[name] / (counts.total || 1), { maximumFractionDigits: 1 });
          const growth = growthOf(card);
          return (
            <FigureCard key={name} label={t(`statistics.${name}`)} figure={counts?.[name]} color={color} lines={2}>
              {color && share && <div>{t('statistics.share', { percent: share })}</div>}
              <Box sx={line}>
                {growth !== undefined && (
                  <span>{t('statistics.growth', { percent: percentOf(growth, { signDisplay: 'exceptZero' }) })}</span>
                )}
                {before === 'sample' && <SampleLabel text="sample.word" />}
              </Box>
            </FigureCard>
          );
        })}
      </FigureCards>
      {counts?.total === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('statistics.nobody')}
        </Typography>
      ) : (
        <SharesBar counts={counts} />
      )}
    </FigureSection>
  );
}

/** Shows waiting work, then the waiting list, then the users. When all of it fails, it shows one error. */
export function Statistics() {
  const t = useT();
  const supports = useSupports();
  const users = useGetOne<ReturnType<typeof readStatistics>>('statistics', { id: onlyId }, { select: readStatistics });
  const hasFigures = supports('figures', 'one');
  const figures = useGetOne<ReturnType<typeof readFigures>>(
    'figures',
    { id: onlyId },
    { enabled: hasFigures, select: readFigures },
  );
  const hasFailed = [users, hasFigures ? figures : users].every(({ data, error }) => !data && error);
  const refetch = () => Promise.all([users.refetch(), hasFigures && figures.refetch()]);
  return (
    <>
      <PageTitle title={t('statistics.title')} />
      {hasFailed ? (
        <LoadError query={{ ...users, refetch }} text={t('statistics.failed')} />
      ) : (
        <Box sx={{ ...oneColumn, gap: 4 }}>
          {hasFigures && <WaitingRows query={figures} fallback={waitingSpace} />}
          {supports('waitingList', 'one') && <WaitingList fallback={waitingListSpace} />}
          <Users query={users} before={hasFigures ? figures.data?.before : 'sample'} />
        </Box>
      )}
    </>
  );
}

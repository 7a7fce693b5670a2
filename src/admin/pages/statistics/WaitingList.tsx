import { Box, Paper, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne, useI18nProvider } from 'react-admin';
import { formatDay, Table, TableCell, useResourceText, useSupports, useT } from '#admin/engine/dashboard.ts';
import { onlyId } from '#api/Endpoint.ts';
import type { WaitingList as WaitingListCounts, WaitingListDay } from '#api/extensions/wire.ts';
import type { SubscriberState } from '#api/wire.ts';
import { languages } from '#i18n/language.ts';
import { FigureCard, FigureCards, FigureSection } from './FigureCard.tsx';
import { type Change, countLastWeek, countSubscribers, readWaitingList } from './figures.ts';
import styles from './waitingList.module.css';

/** The states of a subscriber, and the changes to a state that are counted by day. */
const states: readonly { state: SubscriberState; change?: Change }[] = [
  { state: 'confirmed', change: 'confirmed' },
  { state: 'unconfirmed' },
  { state: 'unsubscribed', change: 'unsubscribed' },
];

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper variant="outlined" sx={{ p: 2.5, minWidth: 0 }}>
    <Typography component="h3" color="textSecondary" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);

const barsHeight = 164;

/** A small number beside a large one is still seen. */
const lowestBar = '2px';

/** A bar from the ground up to a share of the height. */
function barOf(share: number) {
  if (share === 0) return undefined;
  const top = `max(${lowestBar}, ${(100 * share).toFixed(2)}%)`;
  return `linear-gradient(to top, var(--color-accent) ${top}, transparent ${top})`;
}

type BarsProps = { label: string; days?: readonly WaitingListDay[]; change: Change };

/** A bar for each day, first day first. Its text for screen readers has the days with changes. */
function DayBars({ label, days, change }: BarsProps) {
  const language = useI18nProvider().getLocale();
  const t = useT();
  if (!days) return <Skeleton variant="rounded" height={barsHeight + 20} />;
  const counts = days.toReversed().map(({ day, [change]: count }) => ({ day: formatDay(day), count }));
  const counted = counts.filter(({ count }) => count > 0);
  if (counted.length === 0) return t('statistics.noneByDay');
  const highest = Math.max(...counted.map(({ count }) => count));
  return (
    <Box
      role="img"
      aria-label={`${label}: ${counted.map(({ day, count }) => `${day}: ${count.toLocaleString(language)}`).join(', ')}`}
    >
      <Box sx={{ display: 'flex', gap: 1, height: barsHeight }}>
        <Typography
          variant="caption"
          sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', textAlign: 'right' }}
        >
          <span>{highest.toLocaleString(language)}</span>
          <span>{(0).toLocaleString(language)}</span>
        </Typography>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            gap: '2px',
            borderTop: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          {counts.map(({ day, count }) => (
            <Box
              key={day}
              title={`${day}: ${count.toLocaleString(language)}`}
              sx={{ flex: 1, minWidth: 0, forcedColorAdjust: 'none' }}
              style={{ background: barOf(count / highest) }}
            />
          ))}
        </Box>
      </Box>
      <Typography variant="caption" sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <span>{counts[0]?.day}</span>
        <span>{counts.at(-1)?.day}</span>
      </Typography>
    </Box>
  );
}

/** The subscribers by language. */
function Languages({ label, groups }: { label: string; groups?: WaitingListCounts['groups'] }) {
  const language = useI18nProvider().getLocale();
  const t = useT();
  const list = useResourceText('preLaunch');
  const unknown = groups?.some((group) => group.language === null) ? [null] : [];
  return (
    <Table aria-label={label} className={styles.languages}>
      <thead>
        <tr>
          <TableCell />
          {states.map(({ state }) => (
            <TableCell key={state} as="th" scope="col" align="right">
              {list.choice('state', state)}
            </TableCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...languages, ...unknown].map((name) => (
          <tr key={name}>
            <TableCell as="th" scope="row">
              {name ? list.choice('language', name) : t('statistics.unknown')}
            </TableCell>
            {states.map(({ state }) => (
              <TableCell key={state} align="right">
                {groups ? countSubscribers(groups, { language: name, state }).toLocaleString(language) : <Skeleton />}
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** How many wait for the launch: by state, day and language. A server without mail knows no states. */
export function WaitingList() {
  const language = useI18nProvider().getLocale();
  const t = useT();
  const list = useResourceText('preLaunch');
  const query = useGetOne<WaitingListCounts & RaRecord>('waitingList', { id: onlyId }, { select: readWaitingList });
  const { groups, days } = query.data ?? {};
  // A server without mail asks for no consent. The skeleton follows the announced calls, the figures their response.
  const asksForConsent = useSupports()('letters', 'list');
  const hasStates = asksForConsent && !groups?.some(({ state }) => state === null);
  const cards = hasStates ? states : [{ state: null, change: undefined }];
  const drawn = hasStates ? 'confirmed' : 'joined';
  const byDay = t(`statistics.byDay.${drawn}`);

  const lastWeek = (change: Change) =>
    days && t(`statistics.lastWeek.${change}`, { count: countLastWeek(days, change).toLocaleString(language) });

  return (
    <FigureSection title={t('statistics.waitingList')} query={query}>
      <FigureCards>
        {cards.map(({ state, change }) => (
          <FigureCard
            key={state}
            label={state ? list.choice('state', state) : t('statistics.subscribers')}
            figure={groups && countSubscribers(groups, { state })}
            to={state ? `/preLaunch?filter.state=${state}` : '/preLaunch'}
          >
            {change && lastWeek(change)}
          </FigureCard>
        ))}
      </FigureCards>
      <Typography variant="body2" color="textSecondary" sx={{ my: 1.5, minHeight: '1.5rem' }}>
        {lastWeek('joined')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: hasStates ? '1fr 1fr' : '1fr' },
        }}
      >
        <Panel title={byDay}>
          <DayBars label={byDay} days={days} change={drawn} />
        </Panel>
        {hasStates && (
          <Panel title={t('statistics.byLanguage')}>
            <Languages label={t('statistics.byLanguage')} groups={groups} />
          </Panel>
        )}
      </Box>
    </FigureSection>
  );
}

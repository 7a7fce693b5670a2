import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, Paper, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useI18nProvider } from 'react-admin';
import { numberAt, numberText, useResourceText, useSupports, useT } from '#admin/engine/dashboard.ts';
import type { Figures } from '#api/extensions/wire.ts';
import { FigureCard, FigureCards, FigureSection } from './FigureCard.tsx';

type Figure = keyof Figures & string;

/** The lists with rows that wait, and the figures about each. */
const waitingLists: readonly { resource: string; count: Figure; oldest: Figure; late?: Figure }[] = [
  { resource: 'cases', count: 'open_cases', oldest: 'oldest_case', late: 'late_cases' },
  { resource: 'appeals', count: 'open_appeals', oldest: 'oldest_appeal' },
  { resource: 'ticket', count: 'open_tickets', oldest: 'oldest_ticket' },
  { resource: 'outbox', count: 'failed_mails', oldest: 'oldest_mail' },
];

const minHeight = '8.25rem';

/** The numbers of waiting rows, each with a link to its list. Needs the extension `statistics`. */
export function WaitingRows({ query }: { query: UseQueryResult<Figures> }) {
  const t = useT();
  const text = useResourceText('figures');
  const supports = useSupports();
  const language = useI18nProvider().getLocale();
  const { data: figures } = query;
  const lists = waitingLists.filter(
    ({ resource, count }) => supports(resource, 'list') && (!figures || numberAt(figures, count) !== null),
  );
  const hours = (value: number, rounded?: true) => numberText(value, { unit: 'hour', rounded }, language);
  const median = numberAt(figures, 'median_decision');

  return (
    <FigureSection title={t('statistics.waiting')} query={query}>
      {figures && lists.every(({ count }) => figures[count] === 0) ? (
        <Paper variant="outlined" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', p: 2.5, minHeight }}>
          <CheckIcon color="success" />
          {t('statistics.nothingWaits')}
        </Paper>
      ) : (
        <FigureCards>
          {lists.map(({ resource, count, oldest, late }) => {
            const oldestHours = numberAt(figures, oldest);
            const lateCount = late && numberAt(figures, late);
            return (
              <FigureCard
                key={resource}
                label={text.label(count)}
                figure={numberAt(figures, count) ?? undefined}
                to={`/${resource}`}
                lines={late ? 2 : 1}
              >
                {oldestHours !== null && <div>{t('statistics.oldest', { age: hours(oldestHours, true) })}</div>}
                {late && lateCount ? (
                  <Box sx={{ color: 'error.main' }}>{`${text.label(late)} ${lateCount.toLocaleString(language)}`}</Box>
                ) : null}
              </FigureCard>
            );
          })}
        </FigureCards>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, minHeight: '1.5rem' }}>
        {median !== null && `${text.label('median_decision')}: ${hours(median)}`}
      </Typography>
    </FigureSection>
  );
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { FieldValue, LoadError, useFieldLabel, withSources } from '#admin/engine/dashboard.ts';
import type { ShownFields } from '#admin/engine/define.ts';
import type { Metrics } from '#api/extensions/wire.ts';
import { isBlank } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';

/** The fields of each card: the first is its figure, the others are below it. */
export const waitingCards = [
  { open_cases: { kind: 'number' }, oldest_case: { kind: 'number', unit: 'hour' }, late_cases: { kind: 'number' } },
  { median_decision: { kind: 'number', unit: 'hour' } },
  { open_tickets: { kind: 'number' }, oldest_ticket: { kind: 'number', unit: 'hour' } },
] as const satisfies readonly ShownFields<Metrics>[];

type Figures = Metrics & RaRecord;

const columns = 'repeat(auto-fit, minmax(200px, 1fr))';

function Card({ fields, figures }: { fields: (typeof waitingCards)[number]; figures?: Figures }) {
  const labelOf = useFieldLabel();
  const [first, ...others] = withSources(fields);
  if (!first) return null;
  const isNone = figures && isBlank(figures[first.source]);
  const details = others.filter(({ source }) => figures && !isBlank(figures[source]));
  return (
    <Paper variant="outlined" component="dl" sx={{ m: 0, p: 2.5 }}>
      <Typography component="dt" color="textSecondary">
        {labelOf(first)}
      </Typography>
      <Typography
        component="dd"
        variant={isNone ? 'body1' : 'h1'}
        sx={{ m: 0, fontSize: isNone ? undefined : '2.25rem' }}
      >
        {figures ? <FieldValue {...first} /> : <Skeleton width="5ch" />}
      </Typography>
      {details.map((field) => (
        <Box key={field.source} sx={{ display: 'flex', gap: 1, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
          <dt>{labelOf(field)}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            <FieldValue {...field} />
          </Box>
        </Box>
      ))}
    </Paper>
  );
}

function Cards({ query }: { query: UseQueryResult<Figures> }) {
  const t = useT();
  const titleId = useId();
  const text = useResourceText();
  const { data: figures, error } = query;
  return (
    <Box component="section" aria-labelledby={titleId} aria-busy={!figures && !error}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {text.section('waiting')}
      </Typography>
      {error && !figures ? (
        <LoadError query={query} text={t('statistics.failed')} />
      ) : (
        <RecordContextProvider value={figures}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
            {waitingCards.map((fields) => (
              <Card key={Object.keys(fields)[0]} fields={fields} figures={figures} />
            ))}
          </Box>
        </RecordContextProvider>
      )}
    </Box>
  );
}

/** Open cases and tickets, how long they wait, and how fast cases are decided. Needs the metrics extension. */
export const Waiting = ({ resource, query }: { resource: string; query: UseQueryResult<Figures> }) => (
  <ResourceContextProvider value={resource}>
    <Cards query={query} />
  </ResourceContextProvider>
);

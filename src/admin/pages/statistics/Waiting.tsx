import { Box, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { FieldValue, LoadError, useFieldLabel, withSources } from '#admin/engine/dashboard.ts';
import type { ShownFields } from '#admin/engine/define.ts';
import type { Metrics } from '#api/extensions/wire.ts';
import { isBlank } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { FigureCard, FigureCards } from './FigureCard.tsx';

/** The fields of each card: the first is its figure, the others are below it. */
export const waitingCards = [
  { open_cases: { kind: 'number' }, oldest_case: { kind: 'number', unit: 'hour' }, late_cases: { kind: 'number' } },
  { median_decision: { kind: 'number', unit: 'hour' } },
  { open_tickets: { kind: 'number' }, oldest_ticket: { kind: 'number', unit: 'hour' } },
] as const satisfies readonly ShownFields<Metrics>[];

type Figures = Metrics & RaRecord;

function Card({ fields, figures }: { fields: (typeof waitingCards)[number]; figures?: Figures }) {
  const labelOf = useFieldLabel();
  const [first, ...others] = withSources(fields);
  if (!first) return null;
  const isNone = figures && isBlank(figures[first.source]);
  const details = others.filter(({ source }) => figures && !isBlank(figures[source]));
  return (
    <FigureCard label={labelOf(first)} figure={figures && <FieldValue {...first} />} isText={isNone}>
      {details.map((field) => (
        <Box key={field.source} sx={{ display: 'flex', gap: 1, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
          <dt>{labelOf(field)}</dt>
          <Box component="dd" sx={{ m: 0 }}>
            <FieldValue {...field} />
          </Box>
        </Box>
      ))}
    </FigureCard>
  );
}

/** Open cases and tickets, how long they wait, and how fast cases are decided. Needs the metrics extension. */
export function Waiting({ resource, query }: { resource: string; query: UseQueryResult<Figures> }) {
  const t = useT();
  const titleId = useId();
  const text = useResourceText(resource);
  const { data: figures, error } = query;
  return (
    <Box component="section" aria-labelledby={titleId} aria-busy={!figures && !error}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {text.section('waiting')}
      </Typography>
      {error && !figures ? (
        <LoadError query={query} text={t('statistics.failed')} />
      ) : (
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={figures}>
            <FigureCards>
              {waitingCards.map((fields) => (
                <Card key={Object.keys(fields)[0]} fields={fields} figures={figures} />
              ))}
            </FigureCards>
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </Box>
  );
}

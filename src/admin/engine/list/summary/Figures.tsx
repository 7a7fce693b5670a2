import Box from '@mui/material/Box';
import { RecordContextProvider } from 'react-admin';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { useApiList } from '#admin/engine/list/rows/useApiListController.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useT } from '#i18n/useT.ts';
import { summarize } from './summarize.ts';

/** Of how many rows the figures are: all, those of this page, or those that were read. */
export function SummaryScope() {
  const t = useT();
  const { matches = [], allPages, isWhole } = useApiList();
  const scope = allPages ? 'summary.ofRead' : 'summary.ofPage';
  return t(isWhole ? 'summary.ofAll' : scope, { smart_count: matches.length });
}

const figure = {
  display: 'flex',
  gap: 1,
  alignItems: 'baseline',
  '.MuiTableCell-alignRight &': { justifyContent: 'flex-end' },
} as const;

/** The figures of a column, each as its kind writes it. */
export function Figures({ source }: { source: string }) {
  const t = useT();
  const definition = useDefinition();
  const { matches = [] } = useApiList();
  const field = definition.fields[source];
  const names = definition.list.summary?.[source];
  if (!field || !names) return null;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.25 }}>
      {summarize(definition, matches, source, names).map(({ name, record }) => (
        <Box key={name + JSON.stringify(record)} sx={figure}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t(`summary.${name}`)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {name === 'count' ? (
              String(record[source])
            ) : (
              <RecordContextProvider value={{ id: name, ...record }}>
                <FieldValue {...field} source={source} />
              </RecordContextProvider>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import { Box, TableCell, TableFooter, TableRow, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { plainFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { fieldText } from '#admin/engine/record/recordText.ts';
import { actionsOf } from '#admin/engine/schema/actionsOf.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { alignOf } from '#admin/engine/schema/fieldsOn.ts';
import type { SummaryFigure } from '#admin/engine/schema/ListDefinition.ts';
import { isBlank, type Values, valueAt } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { useColumns } from './layouts/Cell.tsx';
import { useApiList } from './useListController.ts';

/** One figure of a column, in a record that the column's kind can format. */
type Figure = { name: SummaryFigure; record: Values };

/** The figures of a column. Only values with the same unit, such as a currency, are added. */
export function summarize(
  definition: AnyResource,
  records: readonly Values[],
  source: string,
  names: readonly SummaryFigure[],
): Figure[] {
  const units = new Map<string, { record: Values; sum: number; count: number }>();
  for (const record of records) {
    const value = valueAt(record, source);
    if (typeof value !== 'number') continue;
    const unit = fieldText(definition, { ...record, [source]: 0 }, source, plainFormatContext);
    const { sum, count } = units.get(unit) ?? { sum: 0, count: 0 };
    units.set(unit, { record, sum: sum + value, count: count + 1 });
  }
  const count = records.filter((record) => !isBlank(valueAt(record, source))).length;
  return names.flatMap((name): Figure[] => {
    if (name === 'count') return [{ name, record: { [source]: count } }];
    return [...units.values()].map(({ record, sum, count }) => ({
      name,
      record: { ...record, [source]: name === 'sum' ? sum : sum / count },
    }));
  });
}

/** The rows that the figures cover: all, those of this page, or the loaded ones. */
function SummaryScope() {
  const t = useT();
  const { matches = [], allPages, isComplete } = useApiList();
  const scope = allPages ? 'summary.ofLoaded' : 'summary.ofPage';
  return t(isComplete ? 'summary.ofAll' : scope, { smart_count: matches.length });
}

const figure = {
  display: 'flex',
  gap: 1,
  alignItems: 'baseline',
  '.MuiTableCell-alignRight &': { justifyContent: 'flex-end' },
} as const;

/** The figures of one column, formatted by its kind. */
function Figures({ source }: { source: string }) {
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

const firstLine = { border: 0, borderTop: '1px solid', borderColor: 'divider' };

/** The figures of a table, below their columns. */
export function SummaryRow() {
  const definition = useDefinition();
  const { summary = {}, bulk } = definition.list;
  const fields = useColumns();
  const columns = fields.length + Number(bulk !== undefined) + Number(actionsOf(definition, 'row').length > 0);
  return (
    <TableFooter>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={columns} sx={{ ...firstLine, pb: 0 }}>
          <SummaryScope />
        </TableCell>
      </TableRow>
      <TableRow>
        {bulk && <TableCell sx={{ border: 0 }} />}
        {fields.map(({ source, ...field }) => (
          <TableCell key={source} align={alignOf(field)} sx={{ verticalAlign: 'top', border: 0 }}>
            {summary[source] && <Figures source={source} />}
          </TableCell>
        ))}
        {actionsOf(definition, 'row').length > 0 && <TableCell sx={{ border: 0 }} />}
      </TableRow>
    </TableFooter>
  );
}

/** The figures of a list without columns. */
export function SummaryList() {
  const { label } = useResourceText();
  const { list } = useDefinition();
  const { summary = {} } = list;
  return (
    <Box sx={{ display: 'grid', gap: 1, px: 2, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="caption" color="textSecondary">
        <SummaryScope />
      </Typography>
      {Object.keys(summary).map((source) => (
        <div key={source}>
          <Typography variant="caption" color="textSecondary" component="div">
            {label(source)}
          </Typography>
          <Figures source={source} />
        </div>
      ))}
    </Box>
  );
}

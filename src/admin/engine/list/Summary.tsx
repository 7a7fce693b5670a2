import { Box, Typography } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { plainFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { numberAt } from '#admin/engine/fields/number/numberText.ts';
import { fieldText } from '#admin/engine/fields/recordText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { alignOf } from '#admin/engine/schema/fieldsOn.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { TableCell } from '#admin/engine/ui/table/Table.tsx';
import type { Values } from '#api/values.ts';
import { useColumns } from './layouts/Cell.tsx';
import { useApiList } from './useListController.ts';

/** The sums of a field, each in a record that the field's kind can format. Only values with the same unit, such as a currency, are added. */
export function sumsOf(definition: AnyResource, records: readonly Values[], source: string) {
  const sums = new Map<string, Values>();
  for (const record of records) {
    const value = numberAt(record, source);
    if (value === null || !fieldText(definition, record, source, plainFormatContext)) continue;
    const unit = fieldText(definition, { ...record, [source]: 0 }, source, plainFormatContext);
    const sum = numberAt(sums.get(unit) ?? {}, source) ?? 0;
    sums.set(unit, { ...record, [source]: sum + value });
  }
  return [...sums.values()];
}

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5, justifyContent: 'space-between' };

/** Says whether the sums cover all rows, this page, or the loaded rows. */
function Scope() {
  const t = useT();
  const { matches = [], allPages, isComplete } = useApiList();
  const scope = allPages ? 'summary.ofLoaded' : 'summary.ofPage';
  return (
    <Typography variant="caption" color="textSecondary">
      {`${t('summary.sum')} · ${t(isComplete ? 'summary.ofAll' : scope, { smart_count: matches.length })}`}
    </Typography>
  );
}

function Sums({ source }: { source: string }) {
  const { definition } = useResource();
  const { matches = [] } = useApiList();
  return sumsOf(definition, matches, source).map((record) => (
    <Box key={JSON.stringify(record)} sx={{ fontWeight: 600, color: 'text.primary', fontSize: '1rem' }}>
      <RecordContextProvider value={{ id: source, ...record }}>
        <FieldValue kind="number" {...definition.fields[source]} source={source} />
      </RecordContextProvider>
    </Box>
  ));
}

/** The sums of some fields, below the rows of a list. */
export function Summary({ fields }: { fields: readonly string[] }) {
  const { text } = useResource();
  return (
    <Box sx={{ ...line, alignItems: 'baseline', px: 2, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Scope />
      <Box component="dl" sx={{ ...line, m: 0, width: { xs: '100%', md: 'auto' } }}>
        {fields.map((source) => (
          <Box key={source} sx={{ ...line, columnGap: 1, width: { xs: '100%', md: 'auto' } }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {text.label(source)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Sums source={source} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The sums of some fields, each below its column of a table. */
export function SummaryRow({ fields }: { fields: readonly string[] }) {
  const { list } = useDefinition();
  return (
    <tfoot>
      <tr>
        {list.bulk && <TableCell />}
        {useColumns().map((field, index) => (
          <TableCell key={field.source} align={alignOf(field)}>
            {index === 0 && <Scope />}
            {fields.includes(field.source) && <Sums source={field.source} />}
          </TableCell>
        ))}
      </tr>
    </tfoot>
  );
}

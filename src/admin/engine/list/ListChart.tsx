import { Box } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { numberAt } from '#admin/engine/fields/number/numberAt.ts';
import { sortRecords } from '#admin/engine/list/matchRecords.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { fieldText } from '#admin/engine/record/recordText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { useResourceText } from '#i18n/useResourceText.ts';

type Props = { chart: NonNullable<AnyResource['list']['chart']>; height: number };

/** Lines differ by dashes as well as by colour, for readers who do not see colours. */
const lineStyles = [
  { color: 'var(--color-accent)', dashes: 'none' },
  { color: 'var(--color-link)', dashes: '7 4' },
  { color: 'var(--color-text-quiet)', dashes: '2 3' },
];

const styleOf = (index: number) => lineStyles[index % lineStyles.length];

/** A line chart of the rows' numbers. Hidden from screen readers, because the rows below have the same numbers. */
export function ListChart({ chart: { over, lines }, height }: Props) {
  const text = useResourceText();
  const format = useFormatContext();
  const definition = useDefinition();
  const { matches = [] } = useApiList();
  const rows = sortRecords({ definition, format }, matches, { field: over, order: 'ASC' });
  const isAllZero = rows.every((row) => lines.every((source) => !numberAt(row, source))); // a y-axis from 0 to 0 would have no height
  const formatterOf = (source: string) => (value: number | null) =>
    fieldText(definition, { [source]: value }, source, format);
  const dashes: Record<string, { strokeDasharray?: string }> = Object.fromEntries(
    lines.map((source, index) => [`path[data-series="${source}"]`, { strokeDasharray: styleOf(index)?.dashes }]),
  );
  return (
    <Box aria-hidden data-chart sx={{ width: '100%', ...dashes }}>
      <LineChart
        height={height}
        disableKeyboardNavigation
        xAxis={[{ scaleType: 'point', data: rows.map((row) => fieldText(definition, row, over, format)), height: 28 }]}
        margin={{ bottom: 8 }}
        yAxis={[{ tickMinStep: 1, min: 0, max: isAllZero ? 1 : undefined }]}
        series={lines.map((source, index) => ({
          id: source,
          label: text.label(source),
          data: rows.map((row) => numberAt(row, source)),
          color: styleOf(index)?.color,
          curve: 'linear',
          showMark: false,
          valueFormatter: formatterOf(source),
        }))}
      />
    </Box>
  );
}

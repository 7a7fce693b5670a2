import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { numberAt } from '#admin/engine/fields/number/numberText.ts';
import { sortRecords } from '#admin/engine/list/matchRecords.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useResource } from '#admin/engine/record/contexts.ts';
import { fieldText } from '#admin/engine/record/recordText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { useT } from '#i18n/useT.ts';
import { chartPoints, type Sum } from './chartRows.ts';

type Props = { chart: NonNullable<AnyResource['list']['chart']>; height: number };

/** Lines differ by dashes as well as by colour, for readers who do not see colours. */
const lineStyles = [
  { color: 'var(--color-accent)', dashes: 'none' },
  { color: 'var(--color-link)', dashes: '7 4' },
  { color: 'var(--color-text-quiet)', dashes: '2 3' },
];

/** Lines of the grid replace its line and ticks. Its numbers are beside the first point. */
const quiet = { disableLine: true, disableTicks: true };
const yAxis = { ...quiet, min: 0, tickMinStep: 1, width: 36, tickLabelStyle: { translate: '-8px 0' } };

const styleOf = (index: number) => lineStyles[index % lineStyles.length];

/** Lets the administrator choose between sums. */
function SumChoice({ sums, sum, onSum }: { sums: readonly Sum[]; sum?: Sum; onSum: (sum: Sum) => void }) {
  const t = useT();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={t('chart.sums')}
      value={sum}
      onChange={(_, chosen: Sum | null) => chosen && onSum(chosen)}
      sx={{ height: 36 }}
    >
      {sums.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: 1.5 }}>
          {t(`chart.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** A line chart of the rows' numbers. Hidden from screen readers, because the rows below have the same numbers. */
export function ListChart({ chart, height }: Props) {
  const t = useT();
  const { over, lines, sums = [] } = chart;
  const { definition, text } = useResource();
  const format = useFormatContext();
  const { matches = [] } = useApiList();
  const [sum, setSum] = useState(sums[0]);
  const rows = sortRecords({ definition, format }, matches, { field: over, order: 'ASC' });
  const points = chartPoints(rows, chart, sum);
  const isAllZero = points.every(({ values }) => lines.every((source) => !numberAt(values, source))); // a y-axis from 0 to 0 would have no height
  const formatterOf = (source: string) => (value: number | null) =>
    fieldText(definition, { [source]: value }, source, format);
  const daysOf = (index: number) =>
    [points[index]?.first, points[index]?.last].map((row) => (row ? fieldText(definition, row, over, format) : ''));
  const axisText = (index: number, { location }: { location: string }) =>
    location === 'tick' ? (daysOf(index)[1] ?? '') : [...new Set(daysOf(index))].join(' – ');
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto', gap: 1, height, minWidth: 0 }}>
      {sums.length > 0 && <SumChoice sums={sums} sum={sum} onSum={setSum} />}
      <Box aria-hidden data-chart sx={{ minWidth: 0 }}>
        <LineChart
          disableKeyboardNavigation
          xAxis={[
            {
              scaleType: 'point',
              data: [...points.keys()],
              valueFormatter: axisText,
              height: 36,
              tickLabelStyle: { translate: '0 8px' },
              tickLabelMinGap: 16, // phones show fewer days, instead of days without a space between them
            },
          ]}
          margin={{ left: 16, right: 40, top: 12, bottom: 0 }}
          yAxis={[{ ...yAxis, max: isAllZero ? 1 : undefined }]}
          grid={{ horizontal: true }}
          slotProps={{
            legend: { position: { vertical: 'top', horizontal: 'start' } },
            line: ({ seriesId }) => ({ strokeDasharray: styleOf(lines.indexOf(seriesId))?.dashes }),
          }}
          series={lines.map((source, index) => ({
            id: source,
            label: text.label(source),
            data: points.map(({ values }) => numberAt(values, source)),
            color: styleOf(index)?.color,
            curve: 'linear',
            showMark: sum === 'weekly',
            valueFormatter: formatterOf(source),
          }))}
        />
      </Box>
      {sum === 'weekly' && (
        <Typography variant="caption" color="textSecondary">
          {t('chart.weekEnds')}
        </Typography>
      )}
    </Box>
  );
}

import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';
import { useResource } from '#admin/engine/context/contexts.ts';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { numberAt } from '#admin/engine/fields/number/numberText.ts';
import { fieldText } from '#admin/engine/fields/recordText.ts';
import { sortRecords } from '#admin/engine/list/matchRecords.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { oneColumn, useIsNarrow } from '#admin/engine/ui/layout.ts';
import { chartPoints, type Sum } from './chartRows.ts';

type Props = { chart: NonNullable<AnyResource['list']['chart']>; height: string };

/** Lines differ by dashes as well as by colour, for readers who do not see colours. */
const lineStyles = [
  { color: 'var(--color-accent)', dashes: 'none' },
  { color: 'var(--color-link)', dashes: '7 4' },
  { color: 'color-mix(in srgb, var(--color-marigold) 60%, var(--color-text))', dashes: '2 3' },
];

/** A piece of a line, for the legend. */
const legendMark = (dashes?: string) => (line: { color?: string }) => (
  <svg viewBox="0 0 18 18" aria-hidden>
    <path d="M0 9H18" stroke={line.color} strokeWidth={2.5} strokeDasharray={dashes} />
  </svg>
);

/** Lines of the grid replace its line and ticks. Its numbers are beside the first point. */
const quiet = { disableLine: true, disableTicks: true };
const yAxis = { ...quiet, min: 0, tickMinStep: 1, width: 36, tickLabelStyle: { translate: '-8px 0' } };

/** MUI X draws the line at the pointer in black, also in the dark scheme. */
const pointerLine = { '& .MuiChartsAxisHighlight-root': { stroke: 'var(--color-text)' } };

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
      sx={{ height: '2.25rem' }}
    >
      {sums.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: 1.5 }}>
          {t(`chart.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** A line chart of the rows' numbers, or bars of their weekly sums. Hidden from screen readers, because the rows below have the same numbers. */
export function ListChart({ chart, height }: Props) {
  const t = useT();
  const { over, lines, sums = [] } = chart;
  const { definition, text } = useResource();
  const format = useFormatContext();
  const { matches = [] } = useApiList();
  const [sum, setSum] = useState(sums[0]);
  const rows = sortRecords({ definition, format }, matches, { field: over, order: 'ASC' });
  const points = chartPoints(rows, chart, sum);
  const step = Math.ceil(points.length / (useIsNarrow('lg') ? 3 : 8)); // so that the labelled days fit
  const isAllZero = points.every(({ values }) => lines.every((source) => !numberAt(values, source))); // a y-axis from 0 to 0 would have no height
  const formatterOf = (source: string) => (value: number | null) =>
    fieldText(definition, { [source]: value }, source, format);
  const daysOf = (index: number) =>
    [points[index]?.first, points[index]?.last].map((row) => (row ? fieldText(definition, row, over, format) : ''));
  const axisText = (index: number, { location }: { location: string }) =>
    location === 'tick' ? (daysOf(index)[1] ?? '') : [...new Set(daysOf(index))].join(' – ');
  const xAxis = {
    data: [...points.keys()],
    valueFormatter: axisText,
    height: 36,
    tickLabelStyle: { translate: '0 8px' },
    tickInterval: (index: number) => (points.length - 1 - index) % step === 0, // the last day has a label
  };
  const legend = { position: { vertical: 'top', horizontal: 'start' } } as const;
  const common = {
    disableKeyboardNavigation: true,
    margin: { left: 16, right: 40, top: 12, bottom: 0 },
    yAxis: [{ ...yAxis, max: isAllZero ? 1 : undefined }],
    grid: { horizontal: true },
  };
  const series = lines.map((source, index) => ({
    id: source,
    label: text.label(source),
    data: points.map(({ values }) => numberAt(values, source)),
    color: styleOf(index)?.color,
    valueFormatter: formatterOf(source),
  }));
  return (
    <Box sx={{ ...oneColumn, gridTemplateRows: 'auto minmax(0, 1fr) auto', gap: 1, height, minWidth: 0 }}>
      {sums.length > 0 && <SumChoice sums={sums} sum={sum} onSum={setSum} />}
      <Box aria-hidden data-chart sx={{ minWidth: 0 }}>
        {sum === 'weekly' ? (
          <BarChart {...common} xAxis={[xAxis]} slotProps={{ legend }} series={series} />
        ) : (
          <LineChart
            {...common}
            xAxis={[{ ...xAxis, scaleType: 'point' }]}
            sx={pointerLine}
            slotProps={{
              legend,
              line: ({ seriesId }) => ({ strokeDasharray: styleOf(lines.indexOf(seriesId))?.dashes }),
            }}
            series={series.map((line, index) => ({
              ...line,
              labelMarkType: legendMark(styleOf(index)?.dashes),
              curve: 'linear',
              showMark: false,
            }))}
          />
        )}
      </Box>
      {sum && (
        <Typography variant="caption" color="textSecondary">
          {t(`chart.noteOf.${sum}`, { date: daysOf(0)[0] ?? '' })}
        </Typography>
      )}
    </Box>
  );
}

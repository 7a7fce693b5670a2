import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { ComponentProps } from 'react';
import { useApiList } from '#admin/engine/list/rows/useApiListController.ts';
import { ChartMissing } from '#admin/engine/ui/ErrorAlert.tsx';
import { sizes } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';

// The rows below the chart have all its figures, so the list is complete when the chart does not load.
const ListChart = lazyComponent(() =>
  import('./ListChart.tsx').then(
    ({ ListChart }) => ListChart,
    () => ChartMissing,
  ),
);

/** The chart that a list declares of its rows, and its room while they are on their way. */
export function ChartOfRows({ chart }: Pick<ComponentProps<typeof ListChart>, 'chart'>) {
  const { matches } = useApiList();
  const waiting = <Skeleton variant="rounded" {...sizes.chart} />;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1, md: 2 }, minWidth: 0 }}>
      {matches ? <ListChart chart={chart} {...sizes.chart} fallback={waiting} /> : waiting}
    </Paper>
  );
}

import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, Suspense } from 'react';
import { useApiList } from '#admin/engine/list/rows/useApiListController.ts';
import { lazyChart } from '#admin/engine/ui/lazyChart.tsx';

const height = 280;

// The rows below the chart have all its figures, so the list is complete when the chart does not load.
const ListChart = lazyChart(() => import('./ListChart.tsx').then((module) => module.ListChart));

/** The chart that a list declares of its rows, and its room while they are on their way. */
export function ChartOfRows({ chart }: Pick<ComponentProps<typeof ListChart>, 'chart'>) {
  const { matches } = useApiList();
  const waiting = <Skeleton variant="rounded" height={height} />;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1, md: 2 }, minWidth: 0 }}>
      {matches ? (
        <Suspense fallback={waiting}>
          <ListChart chart={chart} height={height} />
        </Suspense>
      ) : (
        waiting
      )}
    </Paper>
  );
}

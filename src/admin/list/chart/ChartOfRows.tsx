import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useApiList } from '#admin/list/controller/ApiListContext.ts';
import { useT } from '#i18n/useT.ts';

const height = 280;

/** Takes the place of the chart when its code does not load. */
function ChartMissing() {
  const t = useT();
  return (
    <Alert severity="info" role="status">
      {t('statistics.chartMissing')}
    </Alert>
  );
}

// The rows below the chart have all its figures, so the list is complete when the chart does not load.
const ListChart = lazy(() =>
  import('./ListChart.tsx').then(
    (module) => ({ default: module.ListChart }),
    () => ({ default: ChartMissing }),
  ),
);

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

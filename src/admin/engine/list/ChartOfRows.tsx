import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { ChartMissing } from '#admin/engine/ui/ErrorAlert.tsx';
import { sizes } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { useApiList } from './useListController.ts';

// The rows below the chart show the same figures, so that a chart that fails to download is no error of the list.
const ListChart = lazyComponent(() =>
  import('./ListChart.tsx').then(
    ({ ListChart }) => ListChart,
    () => ChartMissing,
  ),
);

/** The chart of the matching rows, where the list declares one. */
export function ChartOfRows() {
  const { chart } = useDefinition().list;
  const { matches, controller } = useApiList();
  if (!chart || (controller.error && !controller.data)) return null;
  const placeholder = <Skeleton variant="rounded" {...sizes.chart} />;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1, md: 2 }, minWidth: 0 }}>
      {matches ? <ListChart chart={chart} {...sizes.chart} fallback={placeholder} /> : placeholder}
    </Paper>
  );
}

import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';
import { sizes } from '#admin/engine/ui/layout.ts';
import { useApiList } from './useListController.ts';

const loadChart = async () => (await import('./ListChart.tsx')).ListChart;

/** The chart of the matching rows, where the list declares one. */
export function ChartOfRows() {
  const { chart } = useDefinition().list;
  const { matches, controller } = useApiList();
  if (!chart || (controller.error && !controller.data)) return null;
  const placeholder = <Skeleton variant="rounded" {...sizes.chart} />;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1, md: 2 }, minWidth: 0 }}>
      {matches ? <Downloaded load={loadChart} props={{ chart, ...sizes.chart }} fallback={placeholder} /> : placeholder}
    </Paper>
  );
}

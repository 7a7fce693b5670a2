import Alert from '@mui/material/Alert';
import { type ComponentType, lazy } from 'react';
import { useT } from '#i18n/useT.ts';

function ChartMissing() {
  const t = useT();
  return (
    <Alert severity="info" role="status">
      {t('statistics.chartMissing')}
    </Alert>
  );
}

/** A chart whose code is loaded when it is shown, and a sentence in its place when that fails: its figures stand beside it. */
export const lazyChart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (Chart) => ({ default: Chart }),
      () => ({ default: ChartMissing as ComponentType<Props> }),
    ),
  );

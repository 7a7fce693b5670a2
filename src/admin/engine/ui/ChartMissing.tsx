import Alert from '@mui/material/Alert';
import { useT } from '#i18n/useT.ts';

/** Stands in for a chart whose code did not load: a list or table beside it has all its figures. */
export function ChartMissing() {
  const t = useT();
  return (
    <Alert severity="info" role="status">
      {t('statistics.chartMissing')}
    </Alert>
  );
}

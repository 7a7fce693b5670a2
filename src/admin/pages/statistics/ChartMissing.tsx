import Alert from '@mui/material/Alert';
import { useT } from '#i18n/useT.ts';

/** Stands in for a chart whose code has not arrived. */
export function ChartMissing() {
  const t = useT();
  return (
    <Alert severity="info" role="status">
      {t('statistics.chartMissing')}
    </Alert>
  );
}

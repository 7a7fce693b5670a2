import Alert from '@mui/material/Alert';
import { useWords } from '#i18n/useWords.ts';

/** Stands in for a chart whose code has not arrived. */
export function ChartMissing() {
  const t = useWords();
  return (
    <Alert severity="info" role="status">
      {t('statistics.chartMissing')}
    </Alert>
  );
}

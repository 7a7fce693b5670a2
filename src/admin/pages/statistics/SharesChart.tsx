import { Box } from '@mui/material';
import { PieChart } from '@mui/x-charts/PieChart';
import { useI18nProvider } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { platforms, type Totals } from './figures.ts';

type Props = { counts: Totals; height: number };

/** A ring of the platforms' shares. It is hidden from screen readers, which read the table beside it. */
export function SharesChart({ counts, height }: Props) {
  const t = useT();
  const language = useI18nProvider().getLocale();
  const data = platforms.map(({ name, label, color }) => ({ id: name, value: counts[name], label: t(label), color }));
  const valueFormatter = ({ value }: { value: number }) => value.toLocaleString(language);
  return (
    <Box aria-hidden data-chart sx={{ width: '100%' }}>
      <PieChart
        height={height}
        hideLegend
        disableKeyboardNavigation
        series={[{ data, valueFormatter, innerRadius: '62%', paddingAngle: 2, cornerRadius: 4 }]}
      />
    </Box>
  );
}

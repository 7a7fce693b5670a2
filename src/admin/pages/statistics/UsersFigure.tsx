import { Box, Paper, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useId } from 'react';
import { useI18nProvider } from 'react-admin';
import { Downloaded } from '#admin/engine/dashboard.ts';
import { useT } from '#i18n/useT.ts';
import { platforms, shareOf, type Totals } from './figures.ts';

const chartHeight = 240;

const loadChart = async () => (await import('./SharesChart.tsx')).SharesChart;

function Chart({ counts }: { counts?: Totals }) {
  const t = useT();
  const placeholder = <Skeleton variant="circular" width={200} height={200} sx={{ m: 'auto' }} />;
  if (!counts) return placeholder;
  if (counts.total === 0) return <Typography color="textSecondary">{t('statistics.nobody')}</Typography>;
  return <Downloaded load={loadChart} props={{ counts, height: chartHeight }} fallback={placeholder} />;
}

const swatch = { display: 'inline-block', width: 12, height: 12, mr: 1, borderRadius: 0.5 };

/** The figures of the chart, which are also its legend. */
function SharesTable({ counts, titleId }: { counts?: Totals; titleId: string }) {
  const t = useT();
  const language = useI18nProvider().getLocale();
  const formatShare = (share: number) => share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });

  return (
    <Table size="small" aria-labelledby={titleId} sx={{ 'tr:last-of-type > th[scope=row]': { borderBottom: 0 } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('statistics.platform')}</TableCell>
          <TableCell align="right">{t('statistics.count')}</TableCell>
          <TableCell align="right">{t('statistics.share')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {platforms.map(({ name, label, color }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              <Box component="span" aria-hidden sx={{ ...swatch, bgcolor: color }} />
              {t(label)}
            </TableCell>
            <TableCell align="right">{counts ? counts[name].toLocaleString(language) : <Skeleton />}</TableCell>
            <TableCell align="right">
              {counts ? formatShare(shareOf(counts[name], counts.total)) : <Skeleton />}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The users by platform, as a chart and as a table (observed-behaviour.md, 3). */
export function UsersFigure({ counts }: { counts?: Totals }) {
  const t = useT();
  const titleId = useId();
  return (
    <Paper variant="outlined" component="figure" aria-labelledby={titleId} sx={{ m: 0, p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" component="h2" id={titleId} sx={{ mb: 2 }}>
        {t('statistics.chart')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'center', gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Box
          sx={{ display: 'grid', alignItems: 'center', justifyItems: 'center', minHeight: chartHeight, minWidth: 0 }}
        >
          <Chart counts={counts} />
        </Box>
        <SharesTable counts={counts} titleId={titleId} />
      </Box>
    </Paper>
  );
}

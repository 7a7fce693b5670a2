import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useI18nProvider } from 'ra-core';
import { useT } from '#i18n/useT.ts';
import { platforms, shareOf, type Totals } from './figures.ts';

const swatch = { display: 'inline-block', width: 12, height: 12, mr: 1, borderRadius: 0.5 };

/** The chart's figures in words, which are also its legend. */
export function SharesTable({ counts, titleId }: { counts?: Totals; titleId: string }) {
  const t = useT();
  const language = useI18nProvider().getLocale();
  const inWords = (count: number) => count.toLocaleString(language);
  const inPercent = (share: number) => share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });

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
            <TableCell align="right">{counts ? inWords(counts[name]) : <Skeleton />}</TableCell>
            <TableCell align="right">
              {counts ? inPercent(shareOf(counts[name], counts.total)) : <Skeleton />}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

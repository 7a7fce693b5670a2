import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useT } from '#i18n/useT.ts';
import { PageNumbers } from './PageNumbers.tsx';
import type { PageFigures } from './useRows.ts';

type Props = { page: number; figures: PageFigures; onPage: (page: number) => void };

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' };

/** Which rows are shown of how many, and the way to the others. It believes what the answer says about its page. */
export function Pagination({ page, figures, onPage }: Props) {
  const t = useT();
  const { last_page: lastPage, from, to, total } = figures;
  const previous = Math.min(page, lastPage) - 1;

  return (
    <Box sx={{ ...line, gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {t('list.range', { from: from ?? 0, to: to ?? 0, total })}
      </Typography>
      <Box component="nav" aria-label={t('list.pages')} sx={{ ...line, gap: 0.5, width: { xs: '100%', md: 'auto' } }}>
        <Button size="small" variant="outlined" disabled={page <= 1} onClick={() => onPage(previous)}>
          {t('list.previous')}
        </Button>
        <PageNumbers page={page} lastPage={lastPage} onPage={onPage} />
        <Button size="small" variant="outlined" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
          {t('list.next')}
        </Button>
      </Box>
    </Box>
  );
}

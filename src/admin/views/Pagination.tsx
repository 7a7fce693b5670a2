import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWords } from '#i18n/useWords.ts';
import { pageWindow } from './pageWindow.ts';
import type { PageFigures } from './useRows.ts';

type Props = { page: number; figures: PageFigures; onPage: (page: number) => void };

/** Which rows are shown of how many, and the way to the others. It believes what the answer says about its page. */
export function Pagination({ page, figures, onPage }: Props) {
  const t = useWords();
  const { last_page: lastPage, from, to, total } = figures;
  const previous = Math.min(page, lastPage) - 1;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {t('list.range', { from: from ?? 0, to: to ?? 0, total })}
      </Typography>
      <Box component="nav" aria-label={t('list.pages')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <Button size="small" variant="outlined" disabled={page <= 1} onClick={() => onPage(previous)}>
          {t('list.previous')}
        </Button>
        {pageWindow(page, lastPage).map((number, place) =>
          number === 'gap' ? (
            <Box key={place < 2 ? 'before' : 'after'} aria-hidden sx={{ px: 0.5, alignSelf: 'center' }}>
              …
            </Box>
          ) : (
            <Button
              key={number}
              size="small"
              variant={number === page ? 'contained' : 'text'}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
              sx={{ minWidth: 34, px: 1 }}
            >
              {number}
            </Button>
          ),
        )}
        <Button size="small" variant="outlined" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
          {t('list.next')}
        </Button>
      </Box>
    </Box>
  );
}

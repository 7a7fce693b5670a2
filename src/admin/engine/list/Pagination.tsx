import { Box, Button, Typography } from '@mui/material';
import { useDefinition } from '#admin/engine/context/contexts.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { wrappedLine } from '#admin/engine/ui/layout.ts';
import type { PageInfo } from './listPage.ts';
import { useSegmentFigure } from './SegmentTabs.tsx';
import { useApiList } from './useListController.ts';

const siblingCount = 2;

/**
 * The page numbers to offer: the first, the last and two on each side of the current one, as specified. MUI's
 * `usePagination` offers more of them at the ends.
 */
export function pageWindow(page: number, lastPage: number): (number | 'ellipsis')[] {
  const current = Math.min(page, lastPage);
  const isOffered = (number: number) =>
    number === 1 || number === lastPage || Math.abs(number - current) <= siblingCount;
  return Array.from({ length: lastPage }, (_, index) => index + 1).flatMap((number): (number | 'ellipsis')[] => {
    const isSingleGap = isOffered(number - 1) && isOffered(number + 1);
    if (isOffered(number) || isSingleGap) return [number];
    return isOffered(number - 1) ? ['ellipsis'] : [];
  });
}

const line = { ...wrappedLine, justifyContent: 'space-between' };

const numbersStyle = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 0.5 };

const ownLineWhenNarrow = { ...numbersStyle, order: { xs: 1, md: 0 }, flexBasis: { xs: '100%', md: 'auto' } };

/** A phone has space for this many numbers between the two buttons. */
const fitsPhone = 4;

function PageNumbers({ lastPage }: { lastPage: number }) {
  const { page, setPage } = useApiList();
  const numbers = pageWindow(page, lastPage);
  return (
    <Box sx={numbers.length > fitsPhone ? ownLineWhenNarrow : numbersStyle}>
      {numbers.map((number, index) =>
        number === 'ellipsis' ? (
          <Box key={index < 2 ? 'start' : 'end'} aria-hidden sx={{ px: 0.5, alignSelf: 'center' }}>
            …
          </Box>
        ) : (
          <Button
            key={number}
            size="small"
            variant={number === page ? 'contained' : 'text'}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => setPage(number)}
            sx={{ minWidth: '2rem', px: 1 }}
          >
            {number}
          </Button>
        ),
      )}
    </Box>
  );
}

/** The numbers of the rows on screen and of all rows, as far as the API returns them. */
function rangeText(t: ReturnType<typeof useT>, { from, to, total }: PageInfo) {
  if (total !== undefined) return t('list.range', { from: from ?? 0, to: to ?? 0, total });
  return from !== null && to !== null && t('list.rangeOfUnknown', { from, to });
}

/** The range of the rows on screen, or the number of matches while filters hide rows of the page, and links to the other pages. */
export function Pagination({ pageInfo }: { pageInfo: PageInfo }) {
  const t = useT();
  const { page, setPage, matches = [], apiPage, allPages, search, segment } = useApiList();
  const { last_page: lastPage, total: totalOfApi } = pageInfo;
  const figure = useSegmentFigure(segment, totalOfApi === undefined);
  const previous = Math.min(page, lastPage) - 1;
  const { list } = useDefinition();
  const isApiPage = !allPages && list.pageSize === undefined; // else the range is of the matches
  const hidesRows = isApiPage && matches.length < (apiPage.rows?.length ?? 0);
  const countMatches = () => t(lastPage > 1 ? 'list.matches' : 'list.matchesInAll', { smart_count: matches.length });

  return (
    <Box sx={{ ...line, gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {hidesRows
          ? (search === '' || list.search === true) && countMatches()
          : rangeText(t, { ...pageInfo, total: totalOfApi ?? figure })}
      </Typography>
      <Box component="nav" aria-label={t('list.pages')} sx={{ ...line, gap: 0.5, width: { xs: '100%', md: 'auto' } }}>
        <Button size="small" variant="outlined" disabled={page <= 1} onClick={() => setPage(previous)}>
          {t('list.previous')}
        </Button>
        <PageNumbers lastPage={lastPage} />
        <Button size="small" variant="outlined" disabled={page >= lastPage} onClick={() => setPage(page + 1)}>
          {t('list.next')}
        </Button>
      </Box>
    </Box>
  );
}

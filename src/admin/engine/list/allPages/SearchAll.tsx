import { Box, Button } from '@mui/material';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useT } from '#i18n/useT.ts';
import { LoadingProgress } from './LoadingProgress.tsx';

/** Starts and ends the search through all pages of a list, and shows its progress. */
export function SearchAll() {
  const t = useT();
  const { apiPage, allQuery, state } = useApiList();
  const { searchesAll, setSearchesAll } = state;
  const total = apiPage.info?.total;
  const start = total === undefined ? t('pages.searchAllPages') : t('pages.searchAll', { total });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" sx={{ minHeight: 40 }} onClick={() => setSearchesAll(!searchesAll)}>
        {searchesAll ? t('pages.thisPageOnly') : start}
      </Button>
      {searchesAll && <LoadingProgress query={allQuery} />}
    </Box>
  );
}

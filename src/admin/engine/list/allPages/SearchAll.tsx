import { Box, Button } from '@mui/material';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useT } from '#i18n/useT.ts';
import { LoadingProgress } from './LoadingProgress.tsx';
import { useAllPages } from './useAllPages.ts';

/** Starts and stops the search through all pages of a list, and shows its progress. */
export function SearchAll() {
  const t = useT();
  const { apiPage, params, state } = useApiList();
  const { searchesAll, setSearchesAll } = state;
  const query = useAllPages(useDefinition(), params, searchesAll);
  const total = apiPage.info?.total;

  const thisPageOnly = { label: t('pages.thisPageOnly'), onClick: () => setSearchesAll(false) };
  const controls = () => {
    if (!searchesAll) {
      const label = total === undefined ? t('pages.searchAllPages') : t('pages.searchAll', { total });
      return [{ label, onClick: () => setSearchesAll(true) }];
    }
    if (query.data?.isDone || query.isError) return [thisPageOnly];
    if (query.isFetching) return [{ label: t('pages.stop'), onClick: query.stop }, thisPageOnly];
    return [{ label: t('pages.continue'), onClick: () => query.refetch() }, thisPageOnly];
  };

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, minHeight: 40, alignItems: 'center' }}>
        {controls().map(({ label, onClick }, index) => (
          // The first button stays the same element, so that it keeps the focus.
          <Button key={index === 0 ? 'first' : label} variant="outlined" onClick={onClick}>
            {label}
          </Button>
        ))}
      </Box>
      {searchesAll && <LoadingProgress query={query} />}
    </Box>
  );
}

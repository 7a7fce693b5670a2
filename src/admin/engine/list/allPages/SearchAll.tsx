import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { hashKey } from '@tanstack/react-query';
import { allPagesQuery } from '#admin/engine/list/listPage.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useT } from '#i18n/useT.ts';
import { LoadingProgress } from './LoadingProgress.tsx';
import { useAllPages } from './useAllPages.ts';

function Search() {
  const t = useT();
  const { apiPage, state } = useApiList();
  const { searchesAll, setSearchesAll } = state;
  const total = apiPage.info?.total;
  const { all, isOutdated, start, stop, clear } = useAllPages({ purpose: 'search', isWanted: searchesAll });

  const begin = () => {
    if (isOutdated) clear();
    setSearchesAll(true);
  };

  const thisPageOnly = { label: t('pages.thisPageOnly'), onClick: () => setSearchesAll(false) };
  const controls = () => {
    if (!searchesAll) {
      const label = total === undefined ? t('pages.searchAllPages') : t('pages.searchAll', { total });
      return [{ label, onClick: begin }];
    }
    if (all?.status === 'stopped')
      return [{ label: t('pages.continue'), onClick: () => start(all.loaded) }, thisPageOnly];
    if (all?.status === 'done' || all?.status === 'failed') return [thisPageOnly];
    return [{ label: t('pages.stop'), onClick: stop }, thisPageOnly];
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
      {searchesAll && all && <LoadingProgress all={all} isOutdated={isOutdated} onLoad={start} />}
    </Box>
  );
}

/** Starts and stops the search through all pages of a list, and shows its progress. */
export function SearchAll() {
  const { name } = useDefinition();
  const { params } = useApiList();
  return <Search key={hashKey(allPagesQuery(name, params, 'search').queryKey)} />;
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { hashKey } from '@tanstack/react-query';
import { allPagesQuery } from '#admin/engine/list/rows/allPagesQuery.ts';
import { useApiList } from '#admin/engine/list/rows/useApiListController.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useT } from '#i18n/useT.ts';
import { LoadingProgress } from './LoadingProgress.tsx';
import { useAllPages } from './useAllPages.ts';

function Search() {
  const t = useT();
  const { params, apiPage, state } = useApiList();
  const { isAll, setAll: onAll } = state;
  const total = apiPage.info?.total;
  const { all, isOutdated, start, stop, forget } = useAllPages({ params, purpose: 'search', isWanted: isAll });

  const begin = () => {
    if (isOutdated) forget();
    onAll(true);
  };

  const toThisPage = { label: t('pages.thisPageOnly'), onClick: () => onAll(false) };
  const controls = () => {
    if (!isAll) {
      const label = total === undefined ? t('pages.searchAllPages') : t('pages.searchAll', { total });
      return [{ label, onClick: begin }];
    }
    if (all?.status === 'stopped') return [{ label: t('pages.goOn'), onClick: () => start(all.read) }, toThisPage];
    if (all?.status === 'done' || all?.status === 'failed') return [toThisPage];
    return [{ label: t('pages.stop'), onClick: stop }, toThisPage];
  };

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, minHeight: 40, alignItems: 'center' }}>
        {controls().map(({ label, onClick }, index) => (
          // The first button is one from the start to the end, so that the focus stays on it.
          <Button key={index === 0 ? 'first' : label} variant="outlined" onClick={onClick}>
            {label}
          </Button>
        ))}
      </Box>
      {isAll && all && <LoadingProgress all={all} isOutdated={isOutdated} onRead={start} />}
    </Box>
  );
}

/** Lets the search through all pages of the list, shows how far it is, and stops it. */
export function SearchAll() {
  const { name } = useDefinition();
  const { params } = useApiList();
  return <Search key={hashKey(allPagesQuery(name, params, 'search').queryKey)} />;
}

import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { hashKey } from '@tanstack/react-query';
import { SearchAll } from '#admin/list/allPages/SearchAll.tsx';
import { BulkBar } from '#admin/list/bulk/BulkBar.tsx';
import { useApiList } from '#admin/list/controller/ApiListContext.ts';
import type { ApiList } from '#admin/list/controller/useApiListController.ts';
import { allPagesQuery } from '#admin/list/reading/AllPages.ts';
import { useIsNarrow } from '#admin/parts/useIsNarrow.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { ListsWords, useListsT } from '#i18n/ListsWords.tsx';
import { Filters } from './Filters.tsx';
import { SortSelect } from './SortSelect.tsx';

const isComplete = ({ all, apiPage }: ApiList) =>
  (apiPage?.last_page ?? 1) <= 1 || (all?.status === 'done' && all.read?.missing.length === 0);

/** Says so where a filter or an order is only of what was read: the API has none. */
function Scope() {
  const t = useListsT();
  const list = useApiList();
  const { local, all } = list;
  const isSorted = local.sort !== undefined;
  const isFiltered = Object.keys(local.filters).length > 0;
  if ((!isSorted && !isFiltered) || isComplete(list)) return null;
  const scope = all ? 'readOnly' : 'pageOnly';
  return (
    <FormHelperText role="status">
      {isFiltered && t(`filters.${scope}`)} {isSorted && t(`sort.${scope}`)}
    </FormHelperText>
  );
}

/** What narrows and orders a list beyond the search in what was read, as far as its definition declares it. */
export function ListTools() {
  const isNarrow = useIsNarrow();
  const { canSearchAll, params } = useApiList();
  const { name, list } = useDefinition();
  const { filters, sort, layout, bulk } = list;
  return (
    <ListsWords>
      {canSearchAll && <SearchAll key={hashKey(allPagesQuery(name, params, 'search').queryKey)} />}
      {(filters || sort) && (
        <Box sx={{ width: 1, display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {filters && <Filters />}
            {sort && (isNarrow || layout !== 'table') && <SortSelect fields={sort} />}
          </Box>
          <Scope />
        </Box>
      )}
      {bulk && (
        <Box sx={{ width: 1, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <BulkBar actions={bulk} />
        </Box>
      )}
    </ListsWords>
  );
}

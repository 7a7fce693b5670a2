import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useIsNarrow } from '#admin/parts/useIsNarrow.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { ListsWords, useListsT } from '#i18n/ListsWords.tsx';
import { SearchAll } from './allPages/SearchAll.tsx';
import { Filters } from './arrange/Filters.tsx';
import { SortSelect } from './arrange/SortSelect.tsx';
import type { ApiList } from './useApiListController.ts';

type Props = { list: ApiList };

const isComplete = ({ all, apiPage }: ApiList) =>
  (apiPage?.last_page ?? 1) <= 1 || (all?.status === 'done' && all.read?.missing.length === 0);

/** Says so where a filter or an order is only of what was read: the API has none. */
function Scope({ list }: Props) {
  const t = useListsT();
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
export function ListTools({ list }: Props) {
  const isNarrow = useIsNarrow();
  const { filters, sort, layout } = useDefinition().list;
  return (
    <ListsWords>
      {list.canSearchAll && <SearchAll list={list} />}
      {(filters || sort) && (
        <Box sx={{ width: 1, display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {filters && <Filters list={list} />}
            {sort && (isNarrow || layout !== 'table') && <SortSelect fields={sort} />}
          </Box>
          <Scope list={list} />
        </Box>
      )}
    </ListsWords>
  );
}

import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, FormControl, FormHelperText, InputAdornment, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { useDefinition, useResource } from '#admin/engine/record/contexts.ts';
import { sizes, useIsNarrow } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { useTypedText } from '#admin/engine/ui/useTypedText.ts';
import { useT } from '#i18n/useT.ts';
import { useShowsCards } from './layouts/CardLayout.tsx';
import { useApiList } from './useListController.ts';

const SearchAll = lazyComponent(async () => (await import('./allPages/AllPages.tsx')).SearchAll);

const FilterAndSort = lazyComponent(async () => (await import('./filters/FilterAndSort.tsx')).FilterAndSort);
const FilterSheet = lazyComponent(async () => (await import('./filters/FilterAndSort.tsx')).FilterSheet);

/** Searches the loaded rows, or lets the API search. Made of the parts of MUI's TextField, which would add a select and other inputs to the bundle. */
function SearchBox() {
  const t = useT();
  const { definition, text } = useResource();
  const { list } = definition;
  const label = text.sentence('list.search');
  const helperId = useId();
  const { matches, search, searchesAll, setSearchAndFilters, total, isPlaceholderData, isComplete } = useApiList();
  const isByApi = list.search === true;
  const input = useTypedText(search, (typed) => setSearchAndFilters({ search: typed }), isByApi);
  const coversAllRows = list.pageSize !== undefined || searchesAll || isByApi || (matches && isComplete);
  const totalOfApi = isPlaceholderData ? undefined : total;
  const count = isByApi ? totalOfApi : matches?.length;
  const help =
    search !== '' && count !== undefined
      ? t(coversAllRows ? 'list.matchesInAll' : 'list.matches', { smart_count: count })
      : t(coversAllRows ? 'list.searchAllHint' : 'list.searchHint');
  return (
    <FormControl size="small" sx={{ width: { xs: '100%', md: 360 } }}>
      <OutlinedInput
        type="search"
        autoComplete="off" // an earlier search may be a name that is masked now
        {...input}
        placeholder={label}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': label, 'aria-describedby': helperId } }}
      />
      <FormHelperText id={helperId} role="status">
        {help}
      </FormHelperText>
    </FormControl>
  );
}

/** The full line on a phone, else the space next to the search. */
const searchAllWidth = { xs: '100%', md: 'min(480px, 40%)' };

/** The search of a list, and the search through all of its pages. */
function ListSearch() {
  const { list } = useDefinition();
  const { hasMorePages, matchesLocally, searchesAll } = useApiList();
  const mayOfferAll = list.searchAll && (searchesAll || (matchesLocally && hasMorePages !== false));
  const size = searchesAll ? sizes.searchAllProgress : sizes.searchAll;
  if (!list.search && !mayOfferAll) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {list.search && <SearchBox />}
      {mayOfferAll && (
        <Box sx={{ flexGrow: 1, width: searchAllWidth, ...size }}>{(searchesAll || hasMorePages) && <SearchAll />}</Box>
      )}
    </Box>
  );
}

/** A note if filters and order cover the loaded rows only, and a button that removes the filters. */
function FilterNote() {
  const t = useT();
  const { isFiltered, setSearchAndFilters, localQuery, allPages, isComplete } = useApiList();
  const scope = allPages ? 'loadedOnly' : 'pageOnly';
  const hasFilters = Object.keys(localQuery.filters).length > 0;
  const notes = [hasFilters && t(`filters.${scope}`), localQuery.sort && t(`sort.${scope}`)].filter(Boolean);
  const isNoted = !isComplete && notes.length > 0;
  if (!isFiltered && !isNoted) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minHeight: 36 }}>
      {isFiltered && (
        <Button size="small" color="inherit" onClick={() => setSearchAndFilters({ filters: {} })}>
          {t('filters.clear')}
        </Button>
      )}
      {isNoted && (
        <FormHelperText role="status" sx={{ m: 0 }}>
          {notes.join(' · ')}
        </FormHelperText>
      )}
    </Box>
  );
}

const columns = 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))';

/** Opens the filters and the order of a list on phones. */
export function FilterButton() {
  const isNarrow = useIsNarrow();
  const { filters, sort } = useDefinition().list;
  const { data, hasSearchOrFilters } = useApiList();
  const isEmpty = data?.length === 0 && !hasSearchOrFilters;
  if (!isNarrow || !(filters || sort) || isEmpty) return null;
  return (
    <Box sx={sizes.toolbarIcon}>
      <FilterSheet />
    </Box>
  );
}

/** The filters and the order of a list. Their space is reserved during the download, so that nothing moves. */
function ListFilters() {
  const isNarrow = useIsNarrow();
  const showsCards = useShowsCards();
  const { filters = [], ranges = {}, layout, ...list } = useDefinition().list;
  const sort = layout || showsCards ? list.sort : undefined; // a table sorts by its headings
  const ranged = Object.keys(ranges).flatMap((source) => [`${source} range`, `${source} to`]);
  const inputs = [...filters, ...ranged, ...(sort ? ['sort'] : [])];
  const placeholders = inputs.map((input) => <Box key={input} sx={sizes.filter} />);
  return (
    <Box sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {inputs.length > 0 && !isNarrow && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
          <FilterAndSort sort={sort} fallback={placeholders} />
        </Box>
      )}
      <FilterNote />
    </Box>
  );
}

/** The search, the filters and the order of a list. */
export const ListTools = () => [<ListSearch key="search" />, <ListFilters key="filters" />];

import SearchIcon from '@mui/icons-material/Search';
import { Box, InputAdornment, OutlinedInput, Typography } from '@mui/material';
import { useId } from 'react';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { sizes, useIsNarrow, wrappedLine } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { useTypedText } from '#admin/engine/ui/useTypedText.ts';
import { useShowsCards } from './layouts/CardLayout.tsx';
import { useApiList } from './useListController.ts';

const SearchAll = lazyComponent(async () => (await import('./allPages/AllPages.tsx')).SearchAll);

const FilterAndSort = lazyComponent(async () => (await import('./filters/FilterAndSort.tsx')).FilterAndSort);
const FilterNote = lazyComponent(async () => (await import('./filters/FilterAndSort.tsx')).FilterNote);
const FilterDialog = lazyComponent(async () => (await import('./filters/FilterAndSort.tsx')).FilterDialog);

/** The hint has no space in the input, because its placeholder must not be cut off. */
const searchLine = { ...wrappedLine, columnGap: 1.5, width: { xs: '100%', md: 'auto' } } as const;

/** On a phone it is in the gap above the rows, so that they stay when an extension lets the API search and the hint goes. */
const hint = { lineHeight: { xs: 1, md: undefined }, mt: { xs: '2px', md: 0 }, mb: { xs: '-14px', md: 0 } } as const;

/** Searches the loaded rows, or lets the API search. Made of the parts of MUI's TextField, which would add a select and other inputs to the bundle. */
function SearchBox() {
  const t = useT();
  const { definition, text } = useResource();
  const { list } = definition;
  const label = text.sentence('list.search');
  const [noteId, hintId] = [useId(), useId()];
  const { matches, search, searchesAll, setSearchAndFilters, total, isPlaceholderData, isComplete } = useApiList();
  const isByApi = list.search === true;
  const input = useTypedText(search, (typed) => setSearchAndFilters({ search: typed }), isByApi);
  const coversAllRows = list.pageSize !== undefined || searchesAll || isByApi || (matches && isComplete);
  const totalOfApi = isPlaceholderData ? undefined : total;
  const count = isByApi ? totalOfApi : matches?.length;
  const isCounted = search !== '' && count !== undefined;
  return (
    <Box sx={searchLine}>
      <OutlinedInput
        size="small"
        type="search"
        autoComplete="off" // an earlier search may be a name that is masked now
        {...input}
        placeholder={label}
        sx={{ width: { xs: '100%', md: '22.5rem' } }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon fontSize="small" />
          </InputAdornment>
        }
        endAdornment={
          <InputAdornment position="end" id={noteId} role="status" disableTypography sx={{ typography: 'caption' }}>
            {isCounted && t(coversAllRows ? 'list.matchesInAll' : 'list.matches', { smart_count: count })}
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': label, 'aria-describedby': `${noteId} ${hintId}` } }}
      />
      {!coversAllRows && (
        <Typography id={hintId} variant="caption" color="textSecondary" sx={hint}>
          {t('list.searchHint')}
        </Typography>
      )}
    </Box>
  );
}

/** The full line on a phone, else the space next to the search. */
const searchAllWidth = { xs: '100%', md: 'min(30rem, 40%)' };

/** The search of a list, and the search through all of its pages. */
function ListSearch() {
  const { list } = useDefinition();
  const { hasMorePages, matchesLocally, searchesAll } = useApiList();
  const mayOfferAll = list.searchAll && (searchesAll || (matchesLocally && hasMorePages !== false));
  const size = searchesAll ? sizes.searchAllProgress : sizes.searchAll;
  return (
    <>
      {list.search && <SearchBox />}
      {mayOfferAll && (
        <Box sx={{ flexGrow: 1, width: searchAllWidth, ...size }}>{(searchesAll || hasMorePages) && <SearchAll />}</Box>
      )}
    </>
  );
}

/** Filters after these are in a dialog only. */
const maxInlineFilters = 4;

const columns = 'repeat(auto-fill, minmax(min(12.5rem, 100%), 1fr))';

/** Opens the filters and the order of a list on phones, else the filters that are not inline. */
export function FilterButton() {
  const isNarrow = useIsNarrow();
  const { filters = [], sort } = useDefinition().list;
  const inDialog = isNarrow ? { filters, sort } : { filters: filters.slice(maxInlineFilters) };
  if (inDialog.filters.length === 0 && !inDialog.sort) return null;
  return (
    <Box sx={{ ...wrappedLine, ...sizes.toolbarIcon }}>
      <FilterDialog {...inDialog} />
    </Box>
  );
}

/** The filters and the order of a list. Their space is reserved during the download, so that nothing moves. */
function ListFilters() {
  const isNarrow = useIsNarrow();
  const showsCards = useShowsCards();
  const { filters = [], layout, ...list } = useDefinition().list;
  const sort = layout || showsCards ? list.sort : undefined; // a table sorts by its headings
  const inline = filters.slice(0, maxInlineFilters);
  const inputs = [...inline, ...(sort ? ['sort'] : [])];
  const placeholders = inputs.map((input) => <Box key={input} sx={sizes.filter} />);
  if (inputs.length === 0 || isNarrow) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns, flex: '1 1 27.5rem' }}>
      <FilterAndSort filters={inline} sort={sort} fallback={placeholders} />
    </Box>
  );
}

/** The search, the filters and the order of a list, side by side as far as they fit. A note on the loaded rows has a line. */
export function ListTools() {
  const { isFiltered, localQuery, matchesLocally } = useApiList();
  return (
    <Box sx={{ ...wrappedLine, alignItems: 'flex-start', gap: 1.5, '&:empty': { display: 'none' } }}>
      <ListSearch />
      <ListFilters />
      {(isFiltered || localQuery.sort) && (
        <Box sx={{ ...wrappedLine, ...sizes.filter, flexBasis: matchesLocally ? '100%' : 'auto', gap: 1.5 }}>
          <FilterNote />
        </Box>
      )}
    </Box>
  );
}

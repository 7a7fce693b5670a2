import Box from '@mui/material/Box';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { sizes, useIsNarrow } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { useApiList } from './useListController.ts';

const FilterAndSort = lazyComponent(async () => (await import('./filters/FilterAndSort.tsx')).FilterAndSort);
const FilterNote = lazyComponent(async () => (await import('./filters/FilterAndSort.tsx')).FilterNote);

const columns = 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))';

const note = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' };

/** The filters and the order of a list. Their space is reserved during the download, so that nothing moves. */
export function ListFilters() {
  const isNarrow = useIsNarrow();
  const { list } = useDefinition();
  const { state, isPartlyCovered } = useApiList();
  const { filters = [], ranges = {}, layout } = list;
  const isFiltered = Object.values(state.filters).some(Boolean);
  const sort = isNarrow || layout !== 'table' ? list.sort : undefined; // a table sorts by its headings
  const inputs = [...filters, ...Object.keys(ranges).map((source) => `${source} range`), ...(sort ? ['sort'] : [])];
  const placeholders = inputs.map((input) => <Box key={input} sx={sizes.filter} />);

  if (filters.length === 0 && !list.sort) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {inputs.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
          <FilterAndSort sort={sort} placeholders={placeholders} fallback={placeholders} />
        </Box>
      )}
      {(isFiltered || isPartlyCovered) && (
        <Box sx={{ ...note, ...sizes.filterNote }}>
          <FilterNote />
        </Box>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useApiList } from '#admin/engine/list/rows/useApiListController.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { sizes, useIsNarrow } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';

const Arranging = lazyComponent(async () => (await import('./Arranging.tsx')).Arranging);
const ArrangedNote = lazyComponent(async () => (await import('./Arranging.tsx')).ArrangedNote);

const columns = 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))';

const note = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' };

/**
 * What narrows and orders a list beyond the search in what was read, as far as its definition declares it. All of it has
 * its room before it has been downloaded, so that nothing moves when it arrives.
 */
export function ListTools() {
  const isNarrow = useIsNarrow();
  const { list } = useDefinition();
  const { state, isArrangedHere } = useApiList();
  const { filters = [], ranges = {}, layout } = list;
  const isFiltered = Object.values(state.filters).some(Boolean);
  const sort = isNarrow || layout !== 'table' ? list.sort : undefined; // a table has headings to press
  const tools = [...filters, ...Object.keys(ranges).map((source) => `${source} range`), ...(sort ? ['sort'] : [])];
  const placeholders = tools.map((tool) => <Box key={tool} sx={sizes.filter} />);

  if (filters.length === 0 && !list.sort) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {tools.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
          <Arranging sort={sort} placeholders={placeholders} fallback={placeholders} />
        </Box>
      )}
      {(isFiltered || isArrangedHere) && (
        <Box sx={{ ...note, ...sizes.arrangedNote }}>
          <ArrangedNote />
        </Box>
      )}
    </Box>
  );
}

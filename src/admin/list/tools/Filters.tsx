import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useApiList } from '#admin/list/controller/ApiListContext.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useFieldLabel } from '#admin/record/useFieldLabel.ts';
import { useListsT } from '#i18n/ListsWords.tsx';
import { FilterInput } from './FilterInput.tsx';

/** The filters of a list: over what the API filters by, else over what was read. */
export function Filters() {
  const t = useListsT();
  const labelOf = useFieldLabel();
  const { list } = useDefinition();
  const { filters, setFilters } = useApiList().state;
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <Box role="group" aria-label={t('filters.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {list.filters?.map((source) => (
        <FilterInput
          key={source}
          source={source}
          label={labelOf({ source })}
          filters={filters}
          onFilter={(changed) => setFilters({ ...filters, ...changed })}
        />
      ))}
      {isFiltered && (
        <Button variant="text" color="inherit" onClick={() => setFilters({})}>
          {t('filters.clear')}
        </Button>
      )}
    </Box>
  );
}

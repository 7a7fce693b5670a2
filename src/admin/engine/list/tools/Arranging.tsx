import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { Fragment, type ReactNode } from 'react';
import { useKinds } from '#admin/engine/fields/useKinds.ts';
import { useApiList } from '#admin/engine/list/rows/useApiListController.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useFieldLabel } from '#admin/engine/record/useFieldLabel.ts';
import { useT } from '#i18n/useT.ts';
import { FilterInput } from './FilterInput.tsx';
import { RangeSelect } from './RangeSelect.tsx';
import { SortSelect } from './SortSelect.tsx';

type Props = {
  /** The fields to choose an order by. */
  sort?: readonly string[];
  /** What keeps the room of each, the order's last, until the kinds are there. */
  placeholders: readonly ReactNode[];
};

/** The filters, over what the API filters by, else over what was read: each in its cell of the grid around them. */
function Filters({ sources, placeholders }: { sources: readonly string[]; placeholders: readonly ReactNode[] }) {
  const t = useT();
  const labelOf = useFieldLabel();
  const { fields, list } = useDefinition();
  const { filters, setFilters } = useApiList().state;
  const [missing] = useKinds(sources.flatMap((source) => fields[source]?.kind ?? []));
  if (missing) return placeholders;
  const onFilter = (changed: typeof filters) => setFilters({ ...filters, ...changed });
  return (
    <Box role="group" aria-label={t('filters.title')} sx={{ display: 'contents' }}>
      {sources.map((source) => {
        const input = { source, label: labelOf({ source }), filters, onFilter };
        const ranges = list.ranges?.[source];
        return (
          <Fragment key={source}>
            {ranges && <RangeSelect {...input} ranges={ranges} />}
            <FilterInput {...input} />
          </Fragment>
        );
      })}
    </Box>
  );
}

/** What a list is filtered by and, where it has no column headings to press, ordered by. */
export function Arranging({ sort, placeholders }: Props) {
  const { filters = [] } = useDefinition().list;
  return (
    <>
      {filters.length > 0 && (
        <Filters sources={filters} placeholders={sort ? placeholders.slice(0, -1) : placeholders} />
      )}
      {sort && <SortSelect fields={sort} />}
    </>
  );
}

/** Says how far the filters and the order reach, and takes the filters away. */
export function ArrangedNote() {
  const t = useT();
  const { state, localQuery, allPages, isArrangedHere } = useApiList();
  const isFiltered = Object.values(state.filters).some(Boolean);
  const scope = allPages ? 'readOnly' : 'pageOnly';
  const reach = [
    Object.keys(localQuery.filters).length > 0 && t(`filters.${scope}`),
    localQuery.sort && t(`sort.${scope}`),
  ];
  return (
    <>
      {isFiltered && (
        <Button size="small" color="inherit" onClick={() => state.setFilters({})}>
          {t('filters.clear')}
        </Button>
      )}
      {isArrangedHere && (
        <FormHelperText role="status" sx={{ m: 0 }}>
          {reach.filter(Boolean).join(' · ')}
        </FormHelperText>
      )}
    </>
  );
}

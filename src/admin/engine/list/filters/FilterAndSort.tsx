import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { Fragment, type ReactNode } from 'react';
import { useListSortContext } from 'react-admin';
import { useKindDownloads } from '#admin/engine/fields/fieldKinds.ts';
import { defaultSort } from '#admin/engine/list/listQuery.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useDefinition, useFieldLabel } from '#admin/engine/record/DefinitionContext.ts';
import { useT } from '#i18n/useT.ts';
import { FilterInput, RangeSelect, Select } from './FilterInput.tsx';

type FiltersProps = { sources: readonly string[]; placeholders: readonly ReactNode[] };

/** The inputs of all filters, each in a cell of the surrounding grid. */
function Filters({ sources, placeholders }: FiltersProps) {
  const t = useT();
  const labelOf = useFieldLabel();
  const { fields, list } = useDefinition();
  const { filters, setFilters } = useApiList().state;
  const [missingKind] = useKindDownloads(sources.flatMap((source) => fields[source]?.kind ?? []));
  if (missingKind) return placeholders;
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

/** The order of a list without column headings. */
function SortSelect({ fields }: { fields: readonly string[] }) {
  const t = useT();
  const labelOf = useFieldLabel();
  const { sort, setSort } = useListSortContext();

  const select = (value: string) => {
    const [order, field] = value.split(' ', 2);
    setSort(field ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' } : defaultSort);
  };
  const optionsOf = (source: string) => [
    { value: `ASC ${source}`, text: t('sort.ascending', { field: labelOf({ source }) }) },
    { value: `DESC ${source}`, text: t('sort.descending', { field: labelOf({ source }) }) },
  ];
  return (
    <Select
      label={t('sort.by')}
      value={fields.includes(sort.field) ? `${sort.order} ${sort.field}` : ''}
      empty={t('sort.none')}
      options={fields.flatMap(optionsOf)}
      onSelect={select}
    />
  );
}

type Props = {
  /** The fields of the sort select; undefined where column headings sort. */
  sort?: readonly string[];
  /** The reserved space of each input, in their order. */
  placeholders: readonly ReactNode[];
};

/** The filters of a list, then its order. */
export function FilterAndSort({ sort, placeholders }: Props) {
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

/** A note if filters and order cover the loaded rows only, and a button that removes the filters. */
export function FilterNote() {
  const t = useT();
  const { state, localQuery, allPages, coversLoadedRowsOnly } = useApiList();
  const isFiltered = Object.values(state.filters).some(Boolean);
  const scope = allPages ? 'loadedOnly' : 'pageOnly';
  const notes = [
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
      {coversLoadedRowsOnly && (
        <FormHelperText role="status" sx={{ m: 0 }}>
          {notes.filter(Boolean).join(' · ')}
        </FormHelperText>
      )}
    </>
  );
}

import FilterIcon from '@mui/icons-material/FilterList';
import SortIcon from '@mui/icons-material/SwapVert';
import { Badge, Box, Button, DialogContent, FormHelperText } from '@mui/material';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { useEntryState } from '#admin/engine/context/historyEntry.ts';
import { defaultSort, fieldOfFilter } from '#admin/engine/context/listQuery.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { oneColumn } from '#admin/engine/ui/layout.ts';
import { Select } from '#admin/engine/ui/Select.tsx';
import { ToolbarButton } from '#admin/engine/ui/ToolbarButton.tsx';
import { FieldFilter } from './FilterInput.tsx';

/** The order of a list without column headings. */
function SortSelect({ fields }: { fields: readonly string[] }) {
  const t = useT();
  const { text } = useResource();
  const { sort, setSort } = useApiList();

  const select = (value: string) => {
    const [order, field] = value.split(' ', 2);
    setSort(field ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' } : defaultSort);
  };
  const optionsOf = (source: string) => [
    { value: `ASC ${source}`, text: t('sort.ascending', { field: text.label(source) }) },
    { value: `DESC ${source}`, text: t('sort.descending', { field: text.label(source) }) },
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

/** The filters of a list, then its order where no column headings sort, each in a cell of the surrounding grid. */
export function FilterAndSort({ filters = [], sort }: { filters?: readonly string[]; sort?: readonly string[] }) {
  const t = useT();
  return (
    <>
      {filters.length > 0 && (
        <Box role="group" aria-label={t('filters.title')} sx={{ display: 'contents' }}>
          {filters.map((source) => (
            <FieldFilter key={source} source={source} />
          ))}
        </Box>
      )}
      {sort && <SortSelect fields={sort} />}
    </>
  );
}

/** A note if filters and order cover the loaded rows only, and a button that removes the filters, which an empty list has, too. */
export function FilterNote() {
  const t = useT();
  const { isFiltered, setSearchAndFilters, localQuery, allPages, isComplete, data } = useApiList();
  const scope = allPages ? 'loadedOnly' : 'pageOnly';
  const hasFilters = Object.keys(localQuery.filters).length > 0;
  const notes = [hasFilters && t(`filters.${scope}`), localQuery.sort && t(`sort.${scope}`)].filter(Boolean);
  const isNoted = !isComplete && notes.length > 0;
  return (
    <>
      {isFiltered && data?.length !== 0 && (
        <Button size="small" color="inherit" onClick={() => setSearchAndFilters({ filters: {} })}>
          {t('filters.clear')}
        </Button>
      )}
      {isNoted && (
        <FormHelperText role="status" sx={{ m: 0 }}>
          {notes.join(' · ')}
        </FormHelperText>
      )}
    </>
  );
}

const form = { ...oneColumn, alignContent: 'start', gap: 2, '&&': { pt: 1 } } as const;

type DialogProps = { filters: readonly string[]; sort?: readonly string[] };

/** A button with the number of active filters. It opens these filters and the order in a dialog. */
export function FilterDialog({ filters, sort }: DialogProps) {
  const t = useT();
  const list = useApiList();
  const { filters: all = [] } = useDefinition().list;
  const titleOfAll = !sort ? 'filters.title' : all.length > 0 ? 'filters.andSort' : 'sort.by';
  const title = t(filters.length < all.length ? 'filters.more' : titleOfAll);
  const [isOpen, setIsOpen] = useEntryState<boolean>();
  const isActive = ([name, value]: [string, string]) => value !== '' && filters.includes(fieldOfFilter(name));
  const active = Object.entries(list.filters).filter(isActive).length + (sort && list.sort !== defaultSort ? 1 : 0);
  const icon = (
    <Badge badgeContent={active || undefined} color="primary">
      {filters.length > 0 ? <FilterIcon /> : <SortIcon />}
    </Badge>
  );
  return (
    <>
      <ToolbarButton label={title} count={active} icon={icon} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && (
        <DialogFrame title={title} onClose={() => setIsOpen(false)}>
          <DialogContent sx={form}>
            <FilterAndSort filters={filters} sort={sort} />
          </DialogContent>
        </DialogFrame>
      )}
    </>
  );
}

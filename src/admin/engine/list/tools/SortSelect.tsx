import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListSortContext } from 'react-admin';
import { defaultSort } from '#admin/engine/list/rows/listQuery.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useFieldLabel } from '#admin/engine/record/useFieldLabel.ts';
import { useT } from '#i18n/useT.ts';

/** The order of a list that has no column headings to press. */
export function SortSelect({ fields }: { fields: readonly string[] }) {
  const t = useT();
  const labelOf = useFieldLabel();
  const definition = useDefinition();
  const { sort, setSort } = useListSortContext();
  const isSorted = definition.list.sort?.includes(sort.field) ?? false;

  const choose = (value: string) => {
    const [order, field] = value.split(' ', 2);
    setSort(field ? { field, order: order === 'DESC' ? 'DESC' : 'ASC' } : defaultSort);
  };

  const nameOf = (source: string) => labelOf({ source });

  return (
    <TextField
      select
      label={t('sort.by')}
      value={isSorted ? `${sort.order} ${sort.field}` : ''}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('sort.none')}</MenuItem>
      {fields.flatMap((field) => [
        <MenuItem key={`ASC ${field}`} value={`ASC ${field}`}>
          {t('sort.ascending', { field: nameOf(field) })}
        </MenuItem>,
        <MenuItem key={`DESC ${field}`} value={`DESC ${field}`}>
          {t('sort.descending', { field: nameOf(field) })}
        </MenuItem>,
      ])}
    </TextField>
  );
}

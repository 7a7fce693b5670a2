import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useRecordLabel } from '#admin/record/recordText.ts';
import { useRow } from '#admin/rowActions/useRowActions.ts';
import { ListsWords, useListsT } from '#i18n/ListsWords.tsx';

function OfRow() {
  const t = useListsT();
  const record = useRow();
  const name = useRecordLabel(record);
  const { selectedIds, onToggleItem } = useListContext<RaRecord>();
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': t('bulk.select', { name }) } }}
    />
  );
}

function OfPage() {
  const t = useListsT();
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id);
  const shown = ids.filter((id) => selectedIds.includes(id));
  const isWhole = ids.length > 0 && shown.length === ids.length;
  const toggle = () => {
    const others = selectedIds.filter((id) => !ids.includes(id));
    if (isWhole && others.length === 0) onUnselectItems();
    else onSelect(isWhole ? others : [...others, ...ids]);
  };
  return (
    <Checkbox
      checked={isWhole}
      indeterminate={!isWhole && shown.length > 0}
      disabled={ids.length === 0}
      onChange={toggle}
      slotProps={{ input: { 'aria-label': t('bulk.selectPage') } }}
    />
  );
}

type Props = { room: ReactNode };

/** Selects the row around it. */
export const RowCheckbox = ({ room }: Props) => (
  <ListsWords meanwhile={room}>
    <OfRow />
  </ListsWords>
);

/** Selects the rows of the page, and takes them out again. */
export const PageCheckbox = ({ room }: Props) => (
  <ListsWords meanwhile={room}>
    <OfPage />
  </ListsWords>
);

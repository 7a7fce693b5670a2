import Checkbox from '@mui/material/Checkbox';
import { type RaRecord, useListContext } from 'react-admin';
import { useRow } from '#admin/engine/actions/useRowActions.ts';
import { useRecordLabel } from '#admin/engine/record/recordText.ts';
import { useT } from '#i18n/useT.ts';

/** Selects the row around it. */
export function RowCheckbox() {
  const t = useT();
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

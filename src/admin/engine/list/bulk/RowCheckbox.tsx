import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { type RaRecord, useListContext } from 'react-admin';
import { useRow } from '#admin/engine/actions/useRowActions.ts';
import { useRecordLabel } from '#admin/engine/record/recordText.ts';
import { visuallyHidden } from '#admin/engine/ui/layout.ts';
import { useT } from '#i18n/useT.ts';

/** The element id of the bulk bar of a resource, the target of the skip link. */
export const bulkBarId = (resource: string) => `${resource}-selection`;

const untilFocused = { position: 'absolute', zIndex: 3, px: 1.5, py: 1, borderRadius: 1, bgcolor: 'background.paper' };

/** Skips from the row that was selected last to the bulk bar, past the controls between them. */
function SkipLink() {
  const t = useT();
  const { resource } = useListContext();
  return (
    <Link
      component="button"
      type="button"
      onClick={() => document.getElementById(bulkBarId(resource))?.focus()}
      sx={{ ...untilFocused, '&:not(:focus)': visuallyHidden }}
    >
      {t('bulk.toActions')}
    </Link>
  );
}

/** Selects the row around it. */
export function RowCheckbox() {
  const t = useT();
  const record = useRow();
  const name = useRecordLabel(record);
  const { selectedIds, onToggleItem } = useListContext<RaRecord>();
  return (
    <>
      <Checkbox
        checked={selectedIds.includes(record.id)}
        onChange={() => onToggleItem(record.id)}
        slotProps={{ input: { 'aria-label': t('bulk.select', { name }) } }}
      />
      {selectedIds.at(-1) === record.id && <SkipLink />}
    </>
  );
}

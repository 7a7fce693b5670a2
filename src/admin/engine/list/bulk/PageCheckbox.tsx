import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type RaRecord, useListContext } from 'react-admin';
import { visuallyHidden } from '#admin/engine/ui/layout.ts';
import { useT } from '#i18n/useT.ts';

/** Selects the rows of the page, and takes them out again. Its label gives way to what is selected. */
export function PageCheckbox() {
  const t = useT();
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
    <FormControlLabel
      control={
        <Checkbox
          checked={isWhole}
          indeterminate={!isWhole && shown.length > 0}
          disabled={ids.length === 0}
          onChange={toggle}
        />
      }
      label={t('bulk.selectPage')}
      slotProps={{
        typography: { variant: 'body2', noWrap: true, sx: selectedIds.length > 0 ? visuallyHidden : undefined },
      }}
      sx={{ ml: 0, mr: 0 }}
    />
  );
}

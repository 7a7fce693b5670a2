import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { use, useRef } from 'react';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';
import { isOffered, RowActionContext, useRow } from '#admin/engine/actions/useRowActions.ts';
import { useResource } from '#admin/engine/context/contexts.ts';
import { useEntryState } from '#admin/engine/context/historyEntry.ts';
import { useRecordLabel } from '#admin/engine/fields/recordText.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { CloseButton } from '#admin/engine/ui/CloseButton.tsx';
import { sizes } from '#admin/engine/ui/layout.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** The records of the selected rows, other pages included, as they were when they were last shown. */
function useSelectedRecords() {
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const seen = useRef(new Map<Identifier, RaRecord>());
  for (const record of data) seen.current.set(record.id, record);
  return selectedIds.map((id) => seen.current.get(id)).filter((record) => record !== undefined);
}

/** Stays visible above the rows. Its height is fixed, so that a selection does not move them. */
const bar = {
  position: 'sticky',
  top: { xs: 'calc(1.5rem + 33px)', md: 0 }, // below the header of a phone
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  ...sizes.bulkBar,
  px: { xs: 1.5, md: 1 },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '& > *': { flexShrink: 0 },
} as const;

/** Selects or deselects the rows of the page. Its label is hidden once rows are selected. */
function PageCheckbox() {
  const t = useT();
  const { data = [], selectedIds, onSelect, hasNextPage, hasPreviousPage } = useListContext<RaRecord>();
  const ids = data.map(({ id }) => id);
  const shown = ids.filter((id) => selectedIds.includes(id));
  const isWhole = ids.length > 0 && shown.length === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={isWhole}
          indeterminate={!isWhole && shown.length > 0}
          disabled={ids.length === 0}
          onChange={() => onSelect(isWhole ? others : [...others, ...ids])}
        />
      }
      label={t(hasNextPage || hasPreviousPage ? 'bulk.selectPage' : 'ra.action.select_all')}
      slotProps={{
        typography: { variant: 'body2', noWrap: true, sx: selectedIds.length > 0 ? visuallyHidden : undefined },
      }}
      sx={{ ml: 0, mr: 0 }}
    />
  );
}

/** Selects the rows of a page, counts the selected rows, and offers the actions that can be run on all of them. */
export function BulkBar() {
  const t = useT();
  const { definition, text, supports } = useResource();
  const { segment } = use(RowActionContext);
  const { data, onUnselectItems } = useListContext<RaRecord>();
  const records = useSelectedRecords();
  const [chosen, setChosen] = useEntryState<{ action: string; records: RaRecord[] }>();
  const notShown = records.filter(({ id }) => !data?.some((record) => record.id === id)).length;
  const selected = records.length > 0 && t('bulk.selected', { smart_count: records.length });
  const offered = definition.list.bulk?.filter((action) => supports(action) || supports(`${action}Many`));

  return (
    <>
      <Box role="group" aria-label={t('bulk.bar')} sx={bar}>
        <PageCheckbox />
        <Typography role="status" variant="body2">
          {selected && notShown > 0 ? `${selected} (${t('bulk.notShown', { smart_count: notShown })})` : selected}
        </Typography>
        {records.length > 0 && (
          <>
            <CloseButton
              label={t('bulk.clear')}
              title={t('bulk.clear')}
              sx={{ mr: 'auto' }}
              onClick={() => onUnselectItems()}
            />
            {offered?.map((action) => (
              <Button
                key={action}
                variant="outlined"
                disabled={!records.some((record) => isOffered(definition.actions?.[action] ?? {}, record, segment))}
                onClick={() => setChosen({ action, records })}
              >
                {text.action(action)}
              </Button>
            ))}
          </>
        )}
      </Box>
      {chosen && <BulkDialog {...chosen} onClose={() => setChosen()} />}
    </>
  );
}

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

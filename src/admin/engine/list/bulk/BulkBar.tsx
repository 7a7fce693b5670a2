import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { use, useEffect, useRef, useState } from 'react';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';
import { isOffered, RowActionContext } from '#admin/engine/actions/useRowActions.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { sizes } from '#admin/engine/ui/layout.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { PageCheckbox } from './PageCheckbox.tsx';
import { bulkBarId } from './RowCheckbox.tsx';

/** The records of the selected rows, those of other pages too, as they were when they were selected. */
function useSelectedRecords() {
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const seen = useRef(new Map<Identifier, RaRecord>());
  for (const record of data) seen.current.set(record.id, record);
  return selectedIds.map((id) => seen.current.get(id)).filter((record) => record !== undefined);
}

/** In sight above the rows, one line high whatever is in it: neither a selection nor its end moves them. */
const bar = {
  position: 'sticky',
  top: 8,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  ...sizes.bulkBar,
  px: 1,
  overflowX: 'auto',
  whiteSpace: 'nowrap',
  '& > *': { flexShrink: 0 },
} as const;

function Count({ records }: { records: readonly RaRecord[] }) {
  const t = useT();
  const { data = [] } = useListContext<RaRecord>();
  const notShown = records.filter(({ id }) => !data.some((record) => record.id === id)).length;
  return (
    <Typography role="status" variant="body2">
      {records.length > 0 && t('bulk.selected', { smart_count: records.length })}
      {notShown > 0 && ` (${t('bulk.notShown', { smart_count: notShown })})`}
    </Typography>
  );
}

/** The checkbox of the page and, as long as something is selected, how much, and the actions that can be run on all of it. */
export function BulkBar({ actions }: { actions: readonly string[] }) {
  const t = useT();
  const supports = useSupports();
  const { action: label } = useResourceText();
  const { name, actions: declared = {} } = useDefinition();
  const { segment } = use(RowActionContext);
  const { data, onUnselectItems } = useListContext<RaRecord>();
  const records = useSelectedRecords();
  const [chosen, setChosen] = useState<{ action: string; records: RaRecord[] }>();
  const known = useRef(segment?.name);
  const isNeedless = data?.length === 0 && records.length === 0;

  // What can be done with the rows of another segment differs.
  useEffect(() => {
    if (known.current !== segment?.name) onUnselectItems();
    known.current = segment?.name;
  }, [segment?.name, onUnselectItems]);

  return (
    <>
      <Paper
        variant="outlined"
        role="group"
        aria-label={t('bulk.bar')}
        id={bulkBarId(name)}
        tabIndex={-1}
        sx={{ ...bar, visibility: isNeedless ? 'hidden' : undefined }}
      >
        <PageCheckbox />
        <Count records={records} />
        {records.length > 0 && (
          <>
            <IconButton
              aria-label={t('bulk.clear')}
              title={t('bulk.clear')}
              sx={{ mr: 'auto' }}
              onClick={() => onUnselectItems()}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
            {actions
              .filter((action) => supports(name, action))
              .map((action) => (
                <Button
                  key={action}
                  variant="outlined"
                  disabled={!records.some((record) => isOffered(declared[action] ?? {}, record, segment))}
                  onClick={() => setChosen({ action, records })}
                >
                  {label(action)}
                </Button>
              ))}
          </>
        )}
      </Paper>
      {chosen && <BulkDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type Identifier, type RaRecord, useListContext } from 'ra-core';
import { use, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '#admin/parts/visuallyHidden.ts';
import { useSupports } from '#admin/product/ProductContext.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { isOffered, RowActionContext } from '#admin/rowActions/useRowActions.ts';
import { ListsWords, useListsT } from '#i18n/ListsWords.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** The records of the selected rows, those of other pages too, as they were when they were selected. */
function useSelectedRecords() {
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const seen = useRef(new Map<Identifier, RaRecord>());
  for (const record of data) seen.current.set(record.id, record);
  return selectedIds.map((id) => seen.current.get(id)).filter((record) => record !== undefined);
}

const bar = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  border: '1px solid',
  borderColor: 'divider',
} as const;

function Bar({ actions }: { actions: readonly string[] }) {
  const t = useListsT();
  const supports = useSupports();
  const { action: label } = useResourceText();
  const { name, actions: declared = {} } = useDefinition();
  const { segment } = use(RowActionContext);
  const { data = [], onUnselectItems } = useListContext<RaRecord>();
  const records = useSelectedRecords();
  const [chosen, setChosen] = useState<{ action: string; records: RaRecord[] }>();
  const known = useRef(segment?.name);

  // What can be done with the rows of another segment differs.
  useEffect(() => {
    if (known.current !== segment?.name) onUnselectItems();
    known.current = segment?.name;
  }, [segment?.name, onUnselectItems]);

  const notShown = records.filter(({ id }) => !data.some((record) => record.id === id)).length;
  return (
    <>
      <Paper elevation={4} sx={{ ...bar, ...(records.length === 0 && visuallyHidden) }}>
        <Typography role="status" variant="body2" sx={{ flexGrow: 1 }}>
          {records.length > 0 && t('bulk.selected', { smart_count: records.length })}
          {notShown > 0 && ` (${t('bulk.notShown', { smart_count: notShown })})`}
        </Typography>
        {records.length > 0 && (
          <>
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
            <Button color="inherit" onClick={() => onUnselectItems()}>
              {t('bulk.clear')}
            </Button>
          </>
        )}
      </Paper>
      {chosen && <BulkDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** What is selected and the actions that can be run on all of it, in sight below the rows as long as something is. */
export const BulkBar = (props: { actions: readonly string[] }) => (
  <ListsWords>
    <Bar {...props} />
  </ListsWords>
);

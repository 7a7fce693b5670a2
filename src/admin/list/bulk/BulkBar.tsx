import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Identifier, type RaRecord, useListContext } from 'ra-core';
import { use, useEffect, useRef, useState } from 'react';
import { useSupports } from '#admin/product/ProductContext.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { RowActionContext } from '#admin/rowActions/useRowActions.ts';
import { useListsT } from '#i18n/ListsWords.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** The records of the selected rows, those of other pages too, as they were when they were selected. */
function useSelectedRecords() {
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const seen = useRef(new Map<Identifier, RaRecord>());
  for (const record of data) seen.current.set(record.id, record);
  return selectedIds.map((id) => seen.current.get(id)).filter((record) => record !== undefined);
}

/** What is selected, and the actions that can be run on all of it. */
export function BulkBar({ actions }: { actions: readonly string[] }) {
  const t = useListsT();
  const supports = useSupports();
  const { action: label } = useResourceText();
  const { name } = useDefinition();
  const { segment } = use(RowActionContext);
  const { data = [], onUnselectItems } = useListContext<RaRecord>();
  const records = useSelectedRecords();
  const [chosen, setChosen] = useState<{ action: string; records: RaRecord[] }>();
  const known = useRef(segment);

  // What can be done with the rows of another segment differs.
  useEffect(() => {
    if (known.current !== segment) onUnselectItems();
    known.current = segment;
  }, [segment, onUnselectItems]);

  const notShown = records.filter(({ id }) => !data.some((record) => record.id === id)).length;
  return (
    <>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {records.length > 0 && (
          <Typography variant="body2">
            {t('bulk.selected', { smart_count: records.length })}
            {notShown > 0 && ` (${t('bulk.notShown', { smart_count: notShown })})`}
          </Typography>
        )}
      </Box>
      {records.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {actions
            .filter((action) => supports(name, action))
            .map((action) => (
              <Button key={action} variant="outlined" onClick={() => setChosen({ action, records })}>
                {label(action)}
              </Button>
            ))}
          <Button color="inherit" onClick={() => onUnselectItems()}>
            {t('bulk.clear')}
          </Button>
        </Box>
      )}
      {chosen && <BulkDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { sizes } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';

const RowCheckbox = lazyComponent(async () => (await import('#admin/engine/list/bulk/RowCheckbox.tsx')).RowCheckbox);

// At the top, or the space that a text keeps below its base line would be added to it.
const space = { ...sizes.rowCheckbox, display: 'inline-block', verticalAlign: 'top', flexShrink: 0 };

/** Selects the row around it; nothing where there is nothing to do with several. */
export function Selection() {
  const record = useRecordContext();
  if (!useDefinition().list.bulk) return null;
  const meanwhile = <Box component="span" sx={space} />;
  return record ? <RowCheckbox fallback={meanwhile} /> : meanwhile;
}

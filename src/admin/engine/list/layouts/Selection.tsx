import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';

const RowCheckbox = lazy(async () => ({
  default: (await import('#admin/engine/list/bulk/RowCheckbox.tsx')).RowCheckbox,
}));

// At the top, or the space that a text keeps below its base line would be added to it.
const room = { display: 'inline-block', verticalAlign: 'top', flexShrink: 0, width: 42, height: 42 };

/** Selects the row around it; nothing where there is nothing to do with several. */
export function Selection() {
  const record = useRecordContext();
  if (!useDefinition().list.bulk) return null;
  const meanwhile = <Box component="span" sx={room} />;
  return <Suspense fallback={meanwhile}>{record ? <RowCheckbox room={meanwhile} /> : meanwhile}</Suspense>;
}

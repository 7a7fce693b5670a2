import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useDefinition } from '#admin/record/DefinitionContext.ts';

const load = () => import('#admin/list/bulk/checkboxes.tsx');
const RowCheckbox = lazy(async () => ({ default: (await load()).RowCheckbox }));
const PageCheckbox = lazy(async () => ({ default: (await load()).PageCheckbox }));

// At the top, or the space that a text keeps below its base line would be added to it.
const room = { display: 'inline-block', verticalAlign: 'top', flexShrink: 0, width: 42, height: 42 };

/** Selects the row around it, or without one the rows of the page; nothing where there is nothing to do with several. */
export function Selection({ ofPage }: { ofPage?: true }) {
  const record = useRecordContext();
  if (!useDefinition().list.bulk) return null;
  const Checkbox = ofPage ? PageCheckbox : RowCheckbox;
  const meanwhile = <Box component="span" sx={room} />;
  return <Suspense fallback={meanwhile}>{ofPage || record ? <Checkbox room={meanwhile} /> : meanwhile}</Suspense>;
}

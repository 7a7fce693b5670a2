import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense } from 'react';
import { actionsOf } from '#admin/record/actionsOf.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { RowMenu } from './RowMenu.tsx';

// With their tooltips, icons bring a library for positions (9 kB) that lists with menus do without.
const RowIcons = lazy(async () => ({ default: (await import('./RowIcons.tsx')).RowIcons }));

/** The actions of the row around it, as the definition presents them; nothing where it declares none, or while the row is loading. */
export function RowActions() {
  const definition = useDefinition();
  if (!useRecordContext() || actionsOf(definition, 'row').length === 0) return null;
  if (definition.list.actions === 'menu') return <RowMenu />;
  return (
    <Suspense fallback={<Box sx={{ display: 'inline-block', height: 36, width: 72 }} />}>
      <RowIcons />
    </Suspense>
  );
}

import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense } from 'react';
import { actionsOf } from '#admin/record/actionsOf.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { RowMenu } from './RowMenu.tsx';

// With their tooltips, icons bring a library for positions (9 kB) that lists with menus do without.
const RowIcons = lazy(async () => ({ default: (await import('./RowIcons.tsx')).RowIcons }));

// At the top, or the space that a text keeps below its base line would be added to it.
const spaceOfIcon = { display: 'inline-block', verticalAlign: 'top', height: 36 };

/** The actions of the row around it, as the definition presents them; nothing where it declares none, or while the row is loading. */
export function RowActions() {
  const definition = useDefinition();
  const actions = actionsOf(definition, 'row');
  if (!useRecordContext() || actions.length === 0) return null;
  if (definition.list.actions === 'menu') return <RowMenu />;
  return (
    <Suspense fallback={<Box sx={{ ...spaceOfIcon, width: actions.length * spaceOfIcon.height }} />}>
      <RowIcons />
    </Suspense>
  );
}

import Box from '@mui/material/Box';
import { use } from 'react';
import { useRecordContext } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { actionsOf } from '#admin/engine/schema/actionsOf.ts';
import { sizes } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { RowMenu } from './RowMenu.tsx';
import { isOffered, RowActionContext } from './useRowActions.ts';

// With their tooltips, icons bring a library for positions (9 kB) that lists with menus do without.
const RowIcons = lazyComponent(async () => (await import('./RowIcons.tsx')).RowIcons);

// At the top, or the space that a text keeps below its base line would be added to it.
const space = { ...sizes.rowAction, display: 'inline-block', verticalAlign: 'top' };

/** The actions of the row around it, as the definition presents them, and their placeholder while it is loading; nothing where it declares none. */
export function RowActions() {
  const definition = useDefinition();
  const record = useRecordContext();
  const { segment } = use(RowActionContext);
  const actions = actionsOf(definition, 'row');
  const isMenu = definition.list.actions === 'menu';
  const icons = isMenu ? 1 : actions.filter(([, action]) => !record || isOffered(action, record, segment)).length;
  const placeholder = <Box sx={{ ...space, width: icons * space.width }} />;
  if (actions.length === 0) return null;
  if (!record) return placeholder;
  if (isMenu) return <RowMenu />;
  return <RowIcons fallback={placeholder} />;
}

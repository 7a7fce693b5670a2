import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { RowIcons } from './RowIcons.tsx';
import { RowMenu } from './RowMenu.tsx';

const presentations = { menu: RowMenu, icons: RowIcons };

/** The actions of the row around it, as the definition presents them; nothing where it declares none. */
export function RowActions() {
  const { list, rowActions } = useDefinition();
  const Presentation = presentations[list.actions];
  return rowActions ? <Presentation /> : null;
}

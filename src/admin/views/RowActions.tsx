import { useListScreen } from './ListScreenContext.ts';
import { RowIcons } from './RowIcons.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { Row } from './useRows.ts';

const presentations = { menu: RowMenu, icons: RowIcons };

/** The actions of a row as its definition offers them; nothing where it offers none. */
export function RowActions({ row }: { row: Row }) {
  const { definition } = useListScreen();
  const Presentation = presentations[definition.list.actions];
  return definition.rowActions ? <Presentation row={row} /> : null;
}

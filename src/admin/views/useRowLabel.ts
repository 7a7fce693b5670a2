import { useT } from '#i18n/useT.ts';
import { useListScreen } from './ListScreenContext.ts';
import { rowLabel, rowName } from './rowText.ts';
import type { Row } from './useRows.ts';

/** What a row's buttons are called: in the words of its definition, else as its kind tells it from its namesakes. */
export function useRowLabel() {
  const t = useT();
  const { definition } = useListScreen();
  const { row: wording } = definition.texts;
  return (row: Row) =>
    wording ? t(wording, { id: row.id, name: rowName(definition, row) }) : rowLabel(definition, row);
}

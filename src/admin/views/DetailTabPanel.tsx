import { plainText } from '#admin/fields/plainText.ts';
import type { DetailTab } from '#admin/schema/defineDetailPage.ts';
import type { Values } from '#api/values.ts';
import { FieldList } from './FieldList.tsx';
import { Gallery } from './Gallery.tsx';
import type { Row } from './useRows.ts';

type Props = { tab: DetailTab<Values>; row: Row; name: string };

export function DetailTabPanel({ tab, row, name }: Props) {
  if ('pictures' in tab) {
    const paths = tab.pictures.map((source) => plainText(row, source)).filter(Boolean);
    return <Gallery paths={paths} name={name} empty={tab.empty} />;
  }
  const fields = Object.entries(tab.fields).flatMap(([source, field]) => (field ? [{ source, ...field }] : []));
  return <FieldList fields={fields} row={row} isWide />;
}

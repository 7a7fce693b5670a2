import type { RaRecord } from 'ra-core';
import { textValue } from '#admin/fields/textValue.ts';
import { FieldList } from '#admin/record/FieldList.tsx';
import type { DetailTab } from '#admin/schema/defineDetailPage.ts';
import type { Values } from '#api/values.ts';
import { Gallery } from './Gallery.tsx';

type Props = { tab: DetailTab<Values>; record: RaRecord; name: string };

export function DetailTabPanel({ tab, record, name }: Props) {
  if ('pictures' in tab) {
    const paths = tab.pictures.map((source) => textValue(record, { source })).filter(Boolean);
    return <Gallery paths={paths} name={name} empty={tab.empty} />;
  }
  const fields = Object.entries(tab.fields).flatMap(([source, field]) => (field ? [{ source, ...field }] : []));
  return <FieldList fields={fields} isWide />;
}

import { useRecordContext } from 'ra-core';
import { EmptyValue } from '#admin/fields/EmptyValue.tsx';
import type { FieldKindParts, FieldProps } from '#admin/fields/FieldKindParts.ts';
import { textValue } from '#admin/fields/textValue.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import { useT } from '#i18n/useT.ts';
import { Picture } from './Picture.tsx';

function ImageField({ source }: FieldProps<'image'>) {
  const t = useT();
  const path = textValue(useRecordContext(), { source });
  if (!path) return <EmptyValue />;
  return <Picture src={mediaUrl(path)} alt={t('fields.image')} sx={{ width: 48, height: 48 }} />;
}

/** An image stored under a path. */
export const image: FieldKindParts<'image'> = { Field: ImageField, toText: textValue };

import { useRecordContext } from 'ra-core';
import { EmptyValue } from '#admin/fields/EmptyValue.tsx';
import type { FieldKindParts, FieldProps } from '#admin/fields/FieldKindParts.ts';
import { textValue } from '#admin/fields/textValue.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import { useT } from '#i18n/useT.ts';
import { Picture } from './Picture.tsx';

/** As large as where it is shown says, else as a cell of a list has room for. */
const size = 'var(--picture-size, 48px)';

function ImageField({ source }: FieldProps<'image'>) {
  const t = useT();
  const path = textValue(useRecordContext(), { source });
  if (!path) return <EmptyValue />;
  return <Picture src={mediaUrl(path)} alt={t('fields.image')} sx={{ width: size, height: size, maxWidth: '100%' }} />;
}

/** An image stored under a path. */
export const image: FieldKindParts<'image'> = { Field: ImageField, toText: textValue };

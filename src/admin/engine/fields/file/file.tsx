import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { EmptyValue } from '#admin/engine/fields/EmptyValue.tsx';
import type { FieldKindParts, FieldProps } from '#admin/engine/fields/FieldKindParts.ts';
import { textValue } from '#admin/engine/fields/textValue.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import { fileName } from './fileName.ts';

function FileField({ source, children }: FieldProps<'file'>) {
  const path = textValue(useRecordContext(), { source });
  const url = mediaUrl(path);
  if (!path) return <EmptyValue />;
  if (children || !url) return children ?? fileName(path);
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {fileName(path)}
    </Link>
  );
}

/** A stored file, under the last part of its path. */
export const file: FieldKindParts<'file'> = {
  Field: FileField,
  toText: (record, { source }) => fileName(textValue(record, { source })),
  toCell: textValue,
};

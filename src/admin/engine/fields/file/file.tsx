import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { FieldProps, KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
import { EmptyValue, textAt } from '#admin/engine/fields/text/text.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';

function decoded(name: string) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The name at the end of a path or URL. */
export const fileName = (path: string) =>
  decoded(
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean) ?? '',
  );

function FileField({ source, children }: FieldProps<'file'>) {
  const path = textAt(useRecordContext(), { source });
  const url = mediaUrl(path);
  if (!path) return <EmptyValue source={source} />;
  if (children || !url) return children ?? fileName(path);
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {fileName(path)}
    </Link>
  );
}

export const file: KindImplementation<'file'> = {
  Field: FileField,
  toText: (record, { source }) => fileName(textAt(record, { source })),
  toCell: textAt,
};

import Skeleton from '@mui/material/Skeleton';
import { useRecordContext } from 'react-admin';
import type { FieldKindParts, FieldProps } from '#admin/engine/fields/FieldKindParts.ts';
import { EmptyValue, textValue } from '#admin/engine/fields/text/text.tsx';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';

function CustomField({ source, show, text, children }: FieldProps<'custom'>) {
  const record = useRecordContext();
  const value = textValue(record, { source: text ?? source });
  if (!show || !record || children) return children ?? (value || <EmptyValue />);
  return <Downloaded load={show} fallback={<Skeleton width="6rem" />} props={{ source, record }} />;
}

/** A component of the resource's own. */
export const custom: FieldKindParts<'custom'> = {
  Field: CustomField,
  toText: (record, { source, text }) => textValue(record, { source: text ?? source }),
};

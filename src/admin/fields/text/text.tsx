import Link from '@mui/material/Link';
import { useRecordContext } from 'ra-core';
import { EmptyValue } from '#admin/fields/EmptyValue.tsx';
import type { FieldKindParts, FieldProps } from '#admin/fields/FieldKindParts.ts';
import { textValue } from '#admin/fields/textValue.ts';

function TextField({ source, children }: FieldProps) {
  const record = useRecordContext();
  return children ?? (textValue(record, { source }) || <EmptyValue />);
}

function EmailField({ source, link, children }: FieldProps<'email'>) {
  const email = textValue(useRecordContext(), { source });
  if (!link || !email || children) return <TextField source={source}>{children}</TextField>;
  return <Link href={`mailto:${email}`}>{email}</Link>;
}

export const text: FieldKindParts = { Field: TextField, toText: textValue };

export const email: FieldKindParts<'email'> = { Field: EmailField, toText: textValue };

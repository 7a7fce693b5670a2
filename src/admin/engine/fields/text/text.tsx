import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import { EmptyValue } from '#admin/engine/fields/EmptyValue.tsx';
import type { FieldKindParts, FieldProps } from '#admin/engine/fields/FieldKindParts.ts';
import { textValue } from '#admin/engine/fields/textValue.ts';

function TextField({ source, children }: FieldProps) {
  const record = useRecordContext();
  return children ?? (textValue(record, { source }) || <EmptyValue />);
}

/** Both parts are encoded, so that an address can add no copies and no subject to the mail. */
function mailtoUrl(email: string) {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

function EmailField({ source, link, children }: FieldProps<'email'>) {
  const email = textValue(useRecordContext(), { source });
  if (!link || !email.includes('@') || children) return <TextField source={source}>{children}</TextField>;
  return <Link href={mailtoUrl(email)}>{email}</Link>;
}

export const text: FieldKindParts = { Field: TextField, toText: textValue };

export const email: FieldKindParts<'email'> = { Field: EmailField, toText: textValue };

import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useRecordContext } from 'react-admin';
import type { FieldKindParts, FieldProps } from '#admin/engine/fields/FieldKindParts.ts';
import { useFormatContext } from '#admin/engine/fields/useFormatContext.ts';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { type Values, valueAt } from '#api/values.ts';
import { useT } from '#i18n/useT.ts';

/** Less prominent text. */
export const SecondaryText = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** Says that a record has no value for a field. */
export function EmptyValue() {
  const t = useT();
  return <SecondaryText>{t('fields.missing')}</SecondaryText>;
}

/** The `Field` of a kind that shows its text and nothing else; `children` replace it. */
export const createTextField = <Kind extends FieldKind>(toText: FieldKindParts<Kind>['toText']) =>
  function TextOfField(props: FieldProps<Kind>) {
    const record = useRecordContext();
    const text = toText(record ?? {}, props, useFormatContext());
    return props.children ?? (text || <EmptyValue />);
  };

/** The value of a field as text; empty for anything but a string or a number. */
export const textValue = (record: Values | undefined, { source }: { source: string }) => {
  const value = valueAt(record, source);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const TextField = createTextField<'text'>(textValue);

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

import { Link, styled, Typography } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { FieldProps, KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { type Values, valueAt } from '#api/values.ts';
import { useT } from '#i18n/useT.ts';

/** Less prominent text. */
export const SecondaryText = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** Says that a record has no value for a field, in the resource's words for that field if it has some. */
export function EmptyValue({ source }: { source: string }) {
  const t = useT();
  const translate = useTranslate();
  const key = `resources.${useResourceContext()}.empty.${source}`;
  return <SecondaryText>{translate(key, { _: t('fields.missing') })}</SecondaryText>;
}

/** Makes the `Field` of a kind that shows its text only. `children` replace the text. */
export const createTextField = <Kind extends FieldKind>(toText: KindImplementation<Kind>['toText']) =>
  function TextOfField(props: FieldProps<Kind>) {
    const record = useRecordContext();
    const text = toText(record ?? {}, props, useFormatContext());
    return props.children ?? (text || <EmptyValue source={props.source} />);
  };

/** The value of a field as text; empty for anything but a string or a number. */
export const textAt = (record: Values | undefined, { source }: { source: string }) => {
  const value = valueAt(record, source);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const TextField = createTextField<'text'>(textAt);

function LongTextField({ source }: FieldProps<'longText'>) {
  const value = textAt(useRecordContext(), { source });
  if (!value) return <EmptyValue source={source} />;
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
      {value}
    </Typography>
  );
}

/** Encodes both parts, so that an email address cannot add copies or a subject to the mail. */
function mailtoUrl(email: string) {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

function EmailField({ source, link, children }: FieldProps<'email'>) {
  const email = textAt(useRecordContext(), { source });
  if (!link || !email.includes('@') || children) return <TextField source={source}>{children}</TextField>;
  return <Link href={mailtoUrl(email)}>{email}</Link>;
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Only web URLs become links: a stored `javascript:` is text. */
const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);

function UrlField({ source, children }: FieldProps<'url'>) {
  const url = textAt(useRecordContext(), { source });
  if (!isWebAddress(url) || children) return <TextField source={source}>{children}</TextField>;
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {withoutScheme(url)}
    </Link>
  );
}

export const text: KindImplementation = { Field: TextField, toText: textAt };

export const longText: KindImplementation<'longText'> = { Field: LongTextField, toText: textAt, isWide: true };

/** A password has no text anywhere. */
export const password: KindImplementation<'password'> = { Field: EmptyValue, toText: () => '' };

export const email: KindImplementation<'email'> = { Field: EmailField, toText: textAt };

export const url: KindImplementation<'url'> = { Field: UrlField, toText: textAt };

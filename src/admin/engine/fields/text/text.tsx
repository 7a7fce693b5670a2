import { Link, styled, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { type FormatContext, useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { FieldProps, FieldSource, KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { type Values, valueAt } from '#api/values.ts';
import { useT } from '#i18n/useT.ts';

/** Less prominent text. */
export const SecondaryText = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

/** Shows a text to screen readers only. MUI takes a width of 1 for 100 %, so the sizes are in pixels. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  p: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Says that a record has no value for a field, in the resource's words for that field if it has some. */
export function EmptyValue({ source }: { source: string }) {
  const t = useT();
  const translate = useTranslate();
  const key = `resources.${useResourceContext()}.empty.${source}`;
  return <SecondaryText>{translate(key, { _: t('fields.missing') })}</SecondaryText>;
}

/** Makes the `Field` of a kind from its text. `show` may return more than the text. `children` replace both. */
export const createTextField = <Kind extends FieldKind>(
  toText: KindImplementation<Kind>['toText'],
  show: (text: string, field: FieldSource<Kind>, record: Values, format: FormatContext) => ReactNode = (text) => text,
) =>
  function TextOfField(props: FieldProps<Kind>) {
    const record = useRecordContext() ?? {};
    const format = useFormatContext();
    const text = toText(record, props, format);
    return props.children ?? (text ? show(text, props, record, format) : <EmptyValue source={props.source} />);
  };

/** The value of a field as text; empty for anything but a string or a number. */
export const textAt = (record: Values | undefined, { source }: { source: string }) => {
  const value = valueAt(record, source);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** An email address, which may break after its @ where columns are narrow. */
export function Address({ text }: { text: string }) {
  const [local, domain] = text.split('@');
  if (domain === undefined) return text;
  return (
    <>
      {local}@<wbr />
      {domain}
    </>
  );
}

const longTextStyle = {
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: '72ch',
  'td &': { minWidth: '14rem', maxWidth: 'min(72ch, 29vw)' },
};

const LongTextField = createTextField<'longText'>(textAt, (text) => (
  <Typography variant="body2" sx={longTextStyle}>
    {text}
  </Typography>
));

/** Encodes both parts, so that an email address cannot add copies or a subject to the mail. */
function mailtoUrl(email: string) {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

const EmailField = createTextField<'email'>(textAt, (email, { link }) => {
  const address = <Address text={email} />;
  return link && email.includes('@') ? <Link href={mailtoUrl(email)}>{address}</Link> : address;
});

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Only web URLs become links: a stored `javascript:` is text. */
export const isWebAddress = (url: string) => /^https?:\/\/./i.test(url) && URL.canParse(url);

/** A link to another site or to a file, in a new tab. */
export const NewTabLink = (props: { href: string; children: string }) => (
  <Link target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }} {...props} />
);

const UrlField = createTextField<'url'>(textAt, (url) =>
  isWebAddress(url) ? <NewTabLink href={url}>{withoutScheme(url)}</NewTabLink> : url,
);

export const text: KindImplementation = { Field: createTextField<'text'>(textAt), toText: textAt };

export const longText: KindImplementation<'longText'> = { Field: LongTextField, toText: textAt, isWide: true };

/** A password has no text anywhere. */
export const password: KindImplementation<'password'> = { Field: EmptyValue, toText: () => '' };

export const email: KindImplementation<'email'> = { Field: EmailField, toText: textAt };

export const url: KindImplementation<'url'> = { Field: UrlField, toText: textAt };

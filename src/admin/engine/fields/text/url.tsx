import Link from '@mui/material/Link';
import { useRecordContext } from 'react-admin';
import type { FieldKindParts, FieldProps } from '#admin/engine/fields/FieldKindParts.ts';
import { EmptyValue, textValue } from './text.tsx';

/** An address without what is the same in all of them. */
const shortened = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Only web addresses are followed: a stored `javascript:` is text. */
const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);

function UrlField({ source, children }: FieldProps<'url'>) {
  const url = textValue(useRecordContext(), { source });
  if (!url) return <EmptyValue />;
  if (children || !isWebAddress(url)) return children ?? url;
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {shortened(url)}
    </Link>
  );
}

export const url: FieldKindParts<'url'> = { Field: UrlField, toText: textValue };

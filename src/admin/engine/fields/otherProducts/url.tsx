import { Link } from '@mui/material';
import { createKind, textAt } from '#admin/engine/fields/createKind.tsx';

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Only web URLs become links: a stored `javascript:` is text. */
export const isWebAddress = (url: string) => /^https?:\/\/./i.test(url) && URL.canParse(url);

/** A link to another site or to a file, in a new tab. */
export const NewTabLink = (props: { href: string; children: string }) => (
  <Link target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }} {...props} />
);

export const url = createKind<'url'>({
  toText: textAt,
  show: (href) => (isWebAddress(href) ? <NewTabLink href={href}>{withoutScheme(href)}</NewTabLink> : href),
});

import { Link, styled, Typography } from '@mui/material';
import {
  createKind,
  EmptyValue,
  type KindImplementation,
  languageOfText,
  textAt,
} from '#admin/engine/fields/createKind.tsx';
import styles from '#admin/engine/fields/fields.module.css';
import { currentAdministrator } from '#session/session.ts';

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

const narrowest = 'clamp(5.5rem, 13vw - 5rem, 7rem)';

/** A text that may break anywhere in a narrow column of a table, and ends there after two lines. */
export const TwoLinesInTable = styled('span')({
  'td &': { ...clamped, WebkitLineClamp: 2, overflowWrap: 'anywhere', minWidth: narrowest },
});

/** An email address. In a table it is on one line, with an ellipsis where it does not fit, elsewhere it breaks before the "@". */
export function Address({ text }: { text: string }) {
  const [name, ...domain] = text.split(/(?=@)/);
  return (
    <span className={styles.oneLine} title={text}>
      {name}
      <wbr />
      {domain}
    </span>
  );
}

const longTextStyle = {
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: '72ch',
  'td &': { ...clamped, WebkitLineClamp: 2, minWidth: 'clamp(9rem, 12.5vw, 14rem)', maxWidth: 'min(72ch, 26vw)' },
};

/** Encodes both parts, so that an email address cannot add copies or a subject to the mail. */
function mailtoUrl(email: string) {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

export const text = createKind<'text'>({
  toText: textAt,
  show: (line, field, record) => {
    const lang = languageOfText(record, field);
    return lang ? <span lang={lang}>{line}</span> : line;
  },
});

export const longText = createKind<'longText'>({
  toText: textAt,
  show: (paragraphs, field, record) => (
    <Typography
      variant="body2"
      title={paragraphs}
      lang={languageOfText(record, field)}
      dir="auto" // a person may write from right to left
      sx={longTextStyle}
    >
      {paragraphs}
    </Typography>
  ),
});

/** A password has no text anywhere. */
export const password: KindImplementation<'password'> = { Field: EmptyValue, toText: () => '' };

export const email = createKind<'email'>({
  toText: textAt,
  show: (address, { link, you }, _, { translate }) => {
    if (you && address === currentAdministrator()) return <span title={address}>{translate('admin.fields.you')}</span>;
    const shown = <Address text={address} />;
    return link && address.includes('@') ? <Link href={mailtoUrl(address)}>{shown}</Link> : shown;
  },
});

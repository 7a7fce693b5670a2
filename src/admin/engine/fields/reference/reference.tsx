import { Link as MuiLink, Skeleton } from '@mui/material';
import { useReference, useResourceDefinition } from 'react-admin';
import { Link } from 'react-router-dom';
import { createKind, type FieldSource, textAt } from '#admin/engine/fields/createKind.tsx';
import {
  type FormatContext,
  keyOf,
  type ReferenceTarget,
  useFormatContext,
} from '#admin/engine/fields/FormatContext.ts';
import { TwoLinesInTable } from '#admin/engine/fields/text/text.tsx';
import { useResourceText } from '#admin/engine/text/useT.ts';
import { joinKey, keyText } from '#api/keys.ts';
import { isBlank, isRecord, type Values, valueAt } from '#api/values.ts';

/** The text for a record whose title is unknown: its number, or its key where that is a text. */
function useNumber(to: string, id: string) {
  const { numbered } = useResourceText(to);
  const key = keyOf(useFormatContext(), to, id);
  return /^\d+$/.test(key) ? numbered(key) : key;
}

type TitleProps = { to: string; id: string; known?: string; earlier: Values };

/**
 * `useReference` loads the records of all rows in one request, unless the rows have their titles. A missing record has the
 * title of its earlier values, else its number.
 */
function ReferenceTitle({ to, id, known, earlier }: TitleProps) {
  const number = useNumber(to, id);
  const text = known ?? number;
  const { options = {} } = useResourceDefinition({ resource: to });
  const { titles = [], titleOf, pathOf, isLoaded = false }: ReferenceTarget = options;
  const { referenceRecord, isPending } = useReference({ reference: to, id, options: { enabled: isLoaded && !text } });
  const format = useFormatContext();

  if (isPending && isLoaded && !text) return <Skeleton width="6rem" />;
  const record =
    referenceRecord ?? (titles.every((source) => isBlank(earlier[source])) ? undefined : { ...earlier, id });
  const title = text || (record && titleOf?.(record, { ...format, resource: to })) || (titleOf ? number : id);
  if (!pathOf || !(text || referenceRecord)) return title;
  return (
    <MuiLink component={Link} to={pathOf(id)} color="inherit">
      <TwoLinesInTable title={title}>{title}</TwoLinesInTable>
    </MuiLink>
  );
}

type Source = FieldSource<'reference'>;

/** The id of the other record. Without a value of its own, a field refers to no record, whatever the other parts are. */
function idAt(record: Values, { source, from }: Source) {
  const own = textAt(record, { source });
  return from && own ? joinKey(from.map((path) => textAt(record, { source: path }))) : own;
}

/** The key in words. */
function shownKey(record: Values, field: Source) {
  const id = idAt(record, field);
  return id && keyText(id, field.from);
}

/** The title that the row has. Where personal data is masked, the other record decides what is personal. */
const titleIn = (record: Values, { text }: Source, { masksPersonalData }: FormatContext) =>
  text && !masksPersonalData ? textAt(record, { source: text }) : '';

/** Lists search, sort and export by the text: the title that the row has, else the key. */
export const reference = createKind<'reference'>({
  toText: (record, field, format) => {
    const key = shownKey(record, field);
    return key && (titleIn(record, field, format) || key);
  },
  show: (text, field, record, format) => {
    const to = typeof field.to === 'string' ? field.to : textAt(record, { source: field.to.field });
    if (!to) return text; // the row names no resource
    const known = field.numbered ? undefined : titleIn(record, field, format);
    const earlier = field.text && valueAt(record, field.text);
    return <ReferenceTitle to={to} id={idAt(record, field)} known={known} earlier={isRecord(earlier) ? earlier : {}} />;
  },
});

import { styled } from '@mui/material';
import { createKind, type FieldSource, SecondaryText, textAt } from '#admin/engine/fields/createKind.tsx';
import { choiceLabel, type FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { parseTyped } from '#admin/engine/schema/typedJson.ts';
import { isRecord, type Values, valueAt } from '#api/values.ts';

export const codeFont = 'ui-monospace, monospace';

const Code = styled('pre')(({ theme }) => ({
  ...theme.typography.body2,
  fontFamily: codeFont,
  margin: 0,
  maxHeight: '24rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));

type Change = NonNullable<FieldSource<'json'>['change']>;

/** The values of a change that its resource has labels for. A value of a choice is its label. */
function changeInWords(record: Values, [named, ...sides]: Change, format: FormatContext) {
  const resource = textAt(record, { source: named });
  const versions = sides.map((source) => valueAt(record, source)).map((values) => (isRecord(values) ? values : {}));
  return Object.keys(Object.assign({}, ...versions)).flatMap((source) => {
    const label = format.translate(`resources.${resource}.fields.${source}`, { _: '' });
    const [before, after] = versions.map((values) =>
      choiceLabel({ ...format, resource }, source, textAt(values, { source })),
    );
    return label && before !== after ? [{ label, before, after }] : [];
  });
}

const ChangedValue = styled('div')({
  whiteSpace: 'pre-line',
  '& del, & ins': { display: 'block', width: 'fit-content', padding: '0 6px', textDecoration: 'none' },
  '& del': { backgroundColor: 'color-mix(in srgb, var(--color-danger) 14%, transparent)' },
  '& del::before': { content: '"− "' },
  '& ins': { backgroundColor: 'color-mix(in srgb, var(--color-lagoon) 16%, transparent)' },
  '& ins::before': { content: '"+ "' },
});

const showChange = (values: ReturnType<typeof changeInWords>) =>
  values.map(({ label, before, after }) => (
    <ChangedValue key={label}>
      <SecondaryText>{label}: </SecondaryText>
      {before && <del>{before}</del>}
      {after && <ins>{after}</ins>}
    </ChangedValue>
  ));

/** Formatted on screen, where the keyboard can scroll it, and on one line in exports. */
export const json = createKind<'json'>({
  toText: (record, { source, change }, format) => {
    if (change) return String(changeInWords(record, change, format).map(({ label }) => label));
    const value = parseTyped(valueAt(record, source));
    return value === undefined || value === null ? '' : JSON.stringify(value);
  },
  show: (text, { change }, record, format) =>
    change ? (
      showChange(changeInWords(record, change, format))
    ) : (
      <Code tabIndex={0}>{JSON.stringify(JSON.parse(text), null, 2)}</Code>
    ),
});

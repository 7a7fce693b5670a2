import { Box, Chip } from '@mui/material';
import { createKind, type FieldSource, textAt } from '#admin/engine/fields/createKind.tsx';
import { toDate } from '#admin/engine/fields/date/calendar.ts';
import { choiceLabel, type FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { tagsOf } from '#admin/engine/schema/tagsOf.ts';
import { isRecord, type Values, valueAt } from '#api/values.ts';

type Source = FieldSource<'tags'>;

const tagsAt = (record: Values, { source, by }: Source) => tagsOf(valueAt(record, source), by);

/** The labels of a list's objects, each with the month of its time, and with the year unless it is this one. */
const datedText = (record: Values, { source, by = '', dated = '' }: Source, format: FormatContext) =>
  [valueAt(record, source) ?? []]
    .flat()
    .filter(isRecord)
    .map((entry) => {
      const label = choiceLabel(format, source, textAt(entry, { source: by }));
      const time = toDate(valueAt(entry, dated));
      if (!time) return label;
      const year = time.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
      return `${label} (${new Intl.DateTimeFormat(format.language, { month: 'long', year }).format(time)})`;
    })
    .join(' · ');

const toText = (record: Values, field: Source, format: FormatContext) =>
  field.dated
    ? datedText(record, field, format)
    : tagsAt(record, field)
        .map((tag) => choiceLabel(format, field.source, tag))
        .join(', ');

const listStyle = { m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', maxWidth: '40ch' };

const chips = (record: Values, field: Source, format: FormatContext) => (
  <Box component="ul" sx={listStyle}>
    {[...new Set(tagsAt(record, field))].map((tag) => (
      <Chip key={tag} component="li" label={choiceLabel(format, field.source, tag)} />
    ))}
  </Box>
);

export const tags = createKind<'tags'>({
  toText,
  show: (text, field, record, format) => (field.dated ? text : chips(record, field, format)),
});

import { Box, Typography } from '@mui/material';
import { type RaRecord, useRecordContext } from 'react-admin';
import { useDefinition } from '#admin/engine/context/contexts.ts';
import { isFilled, isShown } from '#admin/engine/schema/Condition.ts';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { fieldsOn, withSources } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { groupBySection } from '#admin/engine/schema/Section.ts';
import { useResourceText } from '#admin/engine/text/useT.ts';
import { FieldValue } from './FieldValue.tsx';
import { useFormatContext } from './FormatContext.ts';
import { fieldText } from './recordText.ts';

type Props = {
  fields: ({ source: string; kind: FieldKind; link?: true; optional?: true } & KindOptions[FieldKind])[];
  /** Uses several columns, for a page. Long texts span all columns. */
  isWide?: boolean;
};

const column = 'minmax(0, 1fr)';

/** At least two columns, also on a phone, but one if its text is large. */
const columns = 'repeat(auto-fit, minmax(min(13.75rem, max(50% - 8px, 6.5rem), 100%), 1fr))';

/** Labelled fields of the record in react-admin's record context. */
export function FieldList({ fields, isWide }: Props) {
  const { label } = useResourceText();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: isWide ? columns : column }}>
      {fields.map((field) => (
        <Box key={field.source} sx={traitsOf(field.kind).isWide || field.link ? { gridColumn: '1 / -1' } : undefined}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label(field.source)}
          </Typography>
          <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            <FieldValue {...field} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The fields of a record's detail by section, without those whose condition fails and blank optional ones. */
export function useDetailSections(record: RaRecord) {
  const definition = useDefinition();
  const format = useFormatContext();
  const fields = fieldsOn(definition, 'detail').filter(
    ({ optional, ...field }) =>
      isShown(field, record) && (!optional || fieldText(definition, record, field.source, format) !== ''),
  );
  return groupBySection(definition, fields);
}

/** The title of a record's detail: a line of the declared fields, else a sentence. */
export function DetailTitle() {
  const { fields, detailDialog } = useDefinition();
  const { sentence } = useResourceText();
  const record = useRecordContext<RaRecord>();
  if (!record || !Array.isArray(detailDialog)) return sentence('show.title');
  const ofTitle = withSources(Object.fromEntries(detailDialog.map((source: string) => [source, fields[source]])));
  const shown = ofTitle.filter((field) => !field.optional || isFilled(record, field));
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere' }}>
      {shown.map((field) => (
        <span key={field.source}>
          <FieldValue {...field} />{' '}
        </span>
      ))}
    </Box>
  );
}

/** The fields of a record's detail, with a heading for each section. */
export function FieldSections({ record }: { record: RaRecord }) {
  const { section } = useResourceText();
  const { lead, sections } = useDetailSections(record);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: column }}>
      {lead.length > 0 && <FieldList fields={lead} />}
      {sections.map(({ name, folded, fields }) => (
        <Box key={name} component={folded ? 'details' : 'section'} aria-label={section(name)}>
          <Typography component={folded ? 'summary' : 'h3'} variant="subtitle2" sx={{ mb: 1 }}>
            {section(name)}
          </Typography>
          <FieldList fields={fields} />
        </Box>
      ))}
    </Box>
  );
}

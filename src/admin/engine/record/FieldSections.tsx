import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useId } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { matches } from '#admin/engine/schema/matches.ts';
import { useDefinition } from './DefinitionContext.ts';
import { FieldList } from './FieldList.tsx';
import { fieldText } from './recordText.ts';
import { inSections, withSectionConditions } from './sections.ts';
import { useSectionLabel } from './useFieldLabel.ts';

/** The fields that a detail has something to say of: their conditions hold, and the optional ones have a value. */
export function useDetailGroups(record: RaRecord) {
  const definition = useDefinition();
  const format = useFormatContext();
  const fields = withSectionConditions(definition, fieldsOn(definition, 'detail')).filter(
    ({ source, optional, when, sectionWhen }) =>
      matches(when, record) &&
      matches(sectionWhen, record) &&
      (!optional || fieldText(definition, record, source, format) !== ''),
  );
  return inSections(definition, fields);
}

type Group = ReturnType<typeof useDetailGroups>[number];

function FieldSection({ group, ...props }: { group: Group } & Omit<ComponentProps<typeof FieldList>, 'fields'>) {
  const headingId = useId();
  const labelOf = useSectionLabel();
  if (!group.name) return <FieldList fields={group.fields} {...props} />;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {labelOf(group.name)}
      </Typography>
      <FieldList fields={group.fields} {...props} />
    </Box>
  );
}

/** The fields of a record's detail, those of a section under its heading. */
export function FieldSections({ record, isWide }: { record: RaRecord; isWide?: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {useDetailGroups(record).map((group) => (
        <FieldSection key={group.name ?? ''} group={group} isWide={isWide} />
      ))}
    </Box>
  );
}

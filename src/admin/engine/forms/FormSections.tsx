import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { FieldInputs, type FormField } from '#admin/engine/fields/FieldInputs.tsx';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { inSections } from '#admin/engine/record/sections.ts';
import { useSectionLabel } from '#admin/engine/record/useFieldLabel.ts';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';

const group = { m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 } as const;

const loadTabs = async () => (await import('./FormTabs.tsx')).FormTabs;

type Props = { fields: readonly FormField[] };

function FormGroup({ name, fields }: Props & { name: string }) {
  const labelOf = useSectionLabel();
  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, pt: 1, mb: 1.5 }}>
        {labelOf(name)}
      </Typography>
      <FieldInputs fields={fields} />
    </Box>
  );
}

/** The inputs of a form, those of a section as a group under its heading, or under a tab where the definition lays forms out so. */
export const FormSections = memo(function FormSections({ fields }: Props) {
  const definition = useDefinition();
  const groups = inSections(definition, fields);
  const lead = groups.flatMap((of) => (of.name ? [] : of.fields));
  const named = groups.flatMap((of) => (of.name ? [{ name: of.name, fields: of.fields }] : []));
  const hasTabs = definition.form?.layout === 'tabs' && named.length > 1;
  return (
    <>
      <FieldInputs fields={lead} />
      {hasTabs ? (
        <Downloaded load={loadTabs} props={{ lead, tabs: named }} fallback={<Skeleton height={240} />} />
      ) : (
        named.map((section) => <FormGroup key={section.name} {...section} />)
      )}
    </>
  );
});

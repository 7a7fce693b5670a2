import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { inSections } from '#admin/record/sections.ts';
import { useSectionLabel } from '#admin/record/useSectionLabel.ts';
import { FieldInputs, type FormField } from './FieldInputs.tsx';

const group = { m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 } as const;

/** The inputs of a form, those of a section as a group under its heading. */
export const FormSections = memo(function FormSections({ fields }: { fields: readonly FormField[] }) {
  const labelOf = useSectionLabel();
  return inSections(useDefinition(), fields).map(({ name, fields: grouped }) =>
    name ? (
      <Box key={name} component="fieldset" sx={group}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0, pt: 1, mb: 1.5 }}>
          {labelOf(name)}
        </Typography>
        <FieldInputs fields={grouped} />
      </Box>
    ) : (
      <FieldInputs key="" fields={grouped} />
    ),
  );
});

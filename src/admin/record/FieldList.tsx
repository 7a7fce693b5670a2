import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldSource } from '#admin/fields/FieldKindParts.ts';
import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import type { FieldKind } from '#admin/schema/FieldKind.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { useFieldLabel } from './useFieldLabel.ts';

type Props = {
  fields: (FieldSource & { kind: FieldKind; label?: AdminKey })[];
  /** In several columns where there is room; long texts span all of them. */
  isWide?: boolean;
};

const columns = 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))';

/** Labelled fields of the record in react-admin's record context. */
export function FieldList({ fields, isWide }: Props) {
  const labelOf = useFieldLabel();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: isWide ? columns : undefined }}>
      {fields.map(({ source, whose, kind, label }) => {
        const { Field } = fieldKinds[kind];
        return (
          <Box key={source} sx={kind === 'longText' ? { gridColumn: '1 / -1' } : undefined}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {labelOf({ source, label })}
            </Typography>
            <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              <Field source={source} whose={whose} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

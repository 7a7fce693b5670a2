import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { loadedKind, useKindDownloads } from '#admin/engine/fields/fieldKinds.ts';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { useFieldLabel } from './useFieldLabel.ts';

type Props = {
  fields: ({ source: string; kind: FieldKind } & KindOptions[FieldKind])[];
  /** In several columns where there is room; long texts span all of them. */
  isWide?: boolean;
};

/** A page has room for a picture that can be looked at. */
const pageStyle = { '--picture-size': '12rem' };

const columns = 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))';

/** Labelled fields of the record in react-admin's record context. */
export function FieldList({ fields, isWide }: Props) {
  const labelOf = useFieldLabel();
  useKindDownloads(fields.map(({ kind }) => kind)); // how wide each is, is known once it is there
  return (
    <Box
      component="dl"
      style={isWide ? (pageStyle as CSSProperties) : undefined}
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: isWide ? columns : undefined }}
    >
      {fields.map((field) => (
        <Box key={field.source} sx={loadedKind(field.kind).isWide ? { gridColumn: '1 / -1' } : undefined}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {labelOf(field)}
          </Typography>
          <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            <FieldValue {...field} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import type { FieldKind } from '#admin/schema/FieldKind.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { useT } from '#i18n/useT.ts';
import type { Row } from './useRows.ts';

type Props = {
  fields: { source: string; kind: FieldKind; label: AdminKey }[];
  row: Row;
  /** Side by side where there is room; long texts keep a line of their own. */
  isWide?: boolean;
};

const wide = 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))';

/** Fields of one row with their labels. */
export function FieldList({ fields, row, isWide }: Props) {
  const t = useT();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: isWide ? wide : undefined }}>
      {fields.map(({ source, kind, label }) => {
        const { Cell } = fieldKinds[kind];
        return (
          <Box key={source} sx={kind === 'longText' ? { gridColumn: '1 / -1' } : undefined}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {t(label)}
            </Typography>
            <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
              <Cell record={row} source={source} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

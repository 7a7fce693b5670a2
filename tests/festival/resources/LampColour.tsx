import Box from '@mui/material/Box';
import { EmptyValue } from '#admin/engine/dashboard.ts';
import type { CustomFieldProps } from '#admin/engine/define.ts';

const swatch = {
  display: 'inline-block',
  width: 16,
  height: 16,
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
};

/** The colour of the lantern that hangs there, as a spot beside its code. */
export function LampColour({ record: { lamp } }: CustomFieldProps<{ lamp: string | null }>) {
  if (!lamp) return <EmptyValue />;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box component="span" sx={{ ...swatch, bgcolor: lamp }} />
      {lamp}
    </Box>
  );
}

import Chip from '@mui/material/Chip';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { useT } from '#i18n/useT.ts';

/** Marks sample data, so that no one takes it for real. */
export function SampleLabel({ text = 'sample.label' }: { text?: AdminKey }) {
  const t = useT();
  return (
    <Chip
      size="small"
      label={t(text)}
      sx={{ bgcolor: 'var(--color-marigold)', color: 'var(--color-ink)', fontWeight: 600 }}
    />
  );
}

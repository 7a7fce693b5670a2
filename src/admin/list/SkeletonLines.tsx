import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { FieldKind } from '#admin/schema/FieldKind.ts';

/** A skeleton of about the size of a value of the kind. */
export function SkeletonLines({ kind }: { kind: FieldKind }) {
  if (kind !== 'person') return <Skeleton width="min(12rem, 80%)" />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Skeleton variant="circular" width={34} height={34} />
      <Box>
        <Skeleton width="8rem" />
        <Skeleton width="11rem" />
      </Box>
    </Box>
  );
}

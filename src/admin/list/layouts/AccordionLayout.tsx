import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useRecordContext } from 'ra-core';
import { lazy, Suspense, useEffect } from 'react';
import { line } from './CardLayout.tsx';

const loadRow = () => import('./AccordionRow.tsx');

const AccordionRow = lazy(async () => ({ default: (await loadRow()).AccordionRow }));

/** Stands for a row while it is on its way, and with it the code that shows it. */
function SkeletonRow() {
  useEffect(() => void loadRow().catch(() => undefined), []); // a failure shows when there is a row

  return (
    <Box data-skeleton-row sx={{ ...line, alignItems: 'center', minHeight: 48, px: 2, gap: 1.5 }}>
      <Skeleton variant="circular" width={20} height={20} />
      <Skeleton width="min(24rem, 70%)" />
    </Box>
  );
}

function Row() {
  const record = useRecordContext();
  if (!record) return <SkeletonRow />;
  return (
    <Suspense fallback={<SkeletonRow />}>
      <AccordionRow record={record} />
    </Suspense>
  );
}

/** Records that expand, under the text of their title. */
export const accordionLayout = { Frame: 'div' as const, Row };

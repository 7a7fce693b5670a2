import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useRecordContext } from 'react-admin';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { line } from './CardLayout.tsx';

const AccordionRow = lazyComponent(async () => (await import('./AccordionRow.tsx')).AccordionRow);

const SkeletonRow = () => (
  <Box data-skeleton-row sx={{ ...line, alignItems: 'center', minHeight: 48, px: 2, gap: 1.5 }}>
    <Skeleton variant="circular" width={20} height={20} />
    <Skeleton width="min(24rem, 70%)" />
  </Box>
);

/** The code that shows a row is asked for with the records, so that what stands below them arrives no earlier. */
function Row() {
  const record = useRecordContext();
  const meanwhile = <SkeletonRow />;
  return <AccordionRow record={record} meanwhile={meanwhile} fallback={meanwhile} />;
}

/** Records that expand, under the text of their title. */
export const accordionLayout = { Frame: 'div' as const, Row };

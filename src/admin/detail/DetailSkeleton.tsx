import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useT } from '#i18n/useT.ts';

const lines = ['first', 'second', 'third', 'fourth'];

/** Takes the place of a record's page while it loads. */
export function DetailSkeleton() {
  const t = useT();
  return (
    <Box aria-busy>
      <Box role="status" aria-label={t('frame.loading')} />
      <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2 }}>
        {lines.map((line) => (
          <div key={line}>
            <Skeleton width="6rem" />
            <Skeleton width="min(20rem, 80%)" />
          </div>
        ))}
      </Paper>
    </Box>
  );
}

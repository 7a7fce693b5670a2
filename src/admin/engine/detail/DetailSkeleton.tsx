import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { dialogPaths } from '#admin/engine/record/dialogRoutes.ts';
import { BackLink, PageTitle } from '#admin/engine/ui/PageTitle.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';

/** The placeholder of a record's page while the record loads. */
export function DetailSkeleton() {
  const t = useT();
  return (
    <Box aria-busy>
      <Box role="status" aria-label={t('frame.loading')} />
      <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2 }}>
        {['first', 'second', 'third', 'fourth'].map((line) => (
          <div key={line}>
            <Skeleton width="6rem" />
            <Skeleton width="min(20rem, 80%)" />
          </div>
        ))}
      </Paper>
    </Box>
  );
}

/** The placeholder of a record's page while its code is downloaded. */
export function DetailScreenSkeleton({ resource }: { resource: string }) {
  const text = useResourceText(resource);
  return (
    <>
      <BackLink label={text.back()} to={dialogPaths(resource).list} />
      <PageTitle title={text.sentence('show.pageTitle')} />
      <DetailSkeleton />
    </>
  );
}

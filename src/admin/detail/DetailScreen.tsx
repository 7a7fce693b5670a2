import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetOne } from 'ra-core';
import { useLocation, useParams } from 'react-router-dom';
import { BackLink } from '#admin/parts/BackLink.tsx';
import { LoadError, RetryButton } from '#admin/parts/ErrorAlert.tsx';
import { PageTitle } from '#admin/parts/PageTitle.tsx';
import { DefinitionContext } from '#admin/record/DefinitionContext.ts';
import { dialogPaths } from '#admin/record/dialogRoutes.ts';
import { segmentFilters } from '#admin/record/segments.ts';
import type { DetailPage } from '#admin/schema/defineDetailPage.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { ApiError } from '#api/ApiError.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { DetailView } from './DetailView.tsx';

const hasNoRecord = (error: unknown) => error instanceof ApiError && error.failure === 'noData';

/** Takes the place of a record's page while it loads. */
function DetailSkeleton() {
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

/** The page of the record whose key is in the address. */
export function DetailScreen({ definition, page }: { definition: AnyResource; page: DetailPage }) {
  const words = useResourceText(definition.name);
  const { id = '' } = useParams();
  const { state } = useLocation();
  const resource = definition.name;
  // A cache key of its own by `page`: react-admin would show the record of the list meanwhile, whose shape is another.
  const query = useGetOne<RaRecord>(
    resource,
    { id, meta: { page: true, filters: segmentFilters(definition) } },
    { enabled: id !== '' },
  );
  const { data: record, error } = query;
  const isMissing = id === '' || hasNoRecord(error);

  return (
    <DefinitionContext value={definition}>
      <ResourceContextProvider value={resource}>
        <BackLink label={words.back()} to={{ pathname: dialogPaths(resource).list, search: state?.listSearch }} />
        {record ? (
          <RecordContextProvider value={record}>
            <DetailView page={page} record={record} />
          </RecordContextProvider>
        ) : (
          <PageTitle title={words.text('show.pageTitle')} />
        )}
        {isMissing && (
          <Alert severity="info" role="status" action={id !== '' && <RetryButton query={query} />}>
            {words.text('show.none')}
          </Alert>
        )}
        {!isMissing &&
          !record &&
          (error ? <LoadError query={query} text={words.failure('show')} /> : <DetailSkeleton />)}
      </ResourceContextProvider>
    </DefinitionContext>
  );
}

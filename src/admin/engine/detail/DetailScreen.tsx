import Alert from '@mui/material/Alert';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { useRunOnOpen } from '#admin/engine/actions/queue.ts';
import { DefinitionContext } from '#admin/engine/record/DefinitionContext.ts';
import { dialogPaths } from '#admin/engine/record/dialogRoutes.ts';
import { segmentFilters } from '#admin/engine/record/segments.ts';
import type { DetailPage } from '#admin/engine/schema/defineDetailPage.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { BackLink, PageTitle } from '#admin/engine/ui/PageTitle.tsx';
import { RetryButton } from '#admin/engine/ui/RetryButton.tsx';
import { ApiError } from '#api/ApiError.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { DetailView } from './DetailView.tsx';

const hasNoRecord = (error: unknown) => error instanceof ApiError && error.failure === 'noData';

/** The page of the record whose id is in the URL. */
export function DetailScreen({ definition, page }: { definition: AnyResource; page: DetailPage }) {
  const text = useResourceText(definition.name);
  const { id = '' } = useParams();
  const { state } = useLocation();
  const resource = definition.name;
  // `page` makes another cache key. Otherwise react-admin would show the list's record first, which has another shape.
  const query = useGetOne<RaRecord>(
    resource,
    { id, meta: { page: true, filters: segmentFilters(definition) } },
    { enabled: id !== '' },
  );
  const { data: record, error } = query;
  useRunOnOpen(definition, query.isFetching ? undefined : record);
  const isMissing = id === '' || hasNoRecord(error);

  return (
    <DefinitionContext value={definition}>
      <ResourceContextProvider value={resource}>
        <BackLink label={text.back()} to={{ pathname: dialogPaths(resource).list, search: state?.listSearch }} />
        {record ? (
          <RecordContextProvider value={record}>
            <DetailView page={page} record={record} />
          </RecordContextProvider>
        ) : (
          <PageTitle title={text.sentence('show.pageTitle')} />
        )}
        {isMissing && (
          <Alert severity="info" role="status" action={id !== '' && <RetryButton query={query} />}>
            {text.sentence('show.none')}
          </Alert>
        )}
        {!isMissing &&
          !record &&
          (error ? <LoadError query={query} text={text.failure('show')} /> : <DetailSkeleton />)}
      </ResourceContextProvider>
    </DefinitionContext>
  );
}

import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetOne } from 'ra-core';
import { Link, useLocation, useParams } from 'react-router-dom';
import { LoadError, RetryButton } from '#admin/parts/ErrorAlert.tsx';
import { PageTitle } from '#admin/parts/PageTitle.tsx';
import { dialogPaths } from '#admin/record/dialogRoutes.ts';
import type { DetailPage } from '#admin/schema/defineDetailPage.ts';
import { ApiError } from '#api/ApiError.ts';
import { useT } from '#i18n/useT.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { DetailView } from './DetailView.tsx';

/** A cache key of its own: react-admin would show the record of the list meanwhile, whose shape is another. */
const ownCacheKey = { meta: { page: true } };

const hasNoRecord = (error: unknown) => error instanceof ApiError && error.failure === 'noData';

/** The page of the record whose key is in the address. */
export function DetailScreen({ resource, page }: { resource: string; page: DetailPage }) {
  const t = useT();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const {
    data: record,
    error,
    isFetching,
    refetch,
  } = useGetOne<RaRecord>(resource, { id, ...ownCacheKey }, { enabled: id !== '' });
  const { texts } = page;
  const isMissing = id === '' || hasNoRecord(error);

  return (
    <ResourceContextProvider value={resource}>
      <Button
        color="inherit"
        size="small"
        startIcon={<ArrowBackIcon />}
        component={Link}
        to={{ pathname: dialogPaths(resource).list, search: state?.listSearch }}
        sx={{ ml: -0.5, mb: 1.5 }}
      >
        {t(texts.back)}
      </Button>
      {record ? (
        <RecordContextProvider value={record}>
          <DetailView page={page} record={record} />
        </RecordContextProvider>
      ) : (
        <PageTitle title={t(texts.title)} />
      )}
      {isMissing && (
        <Alert
          severity="info"
          role="status"
          action={id !== '' && <RetryButton isRetrying={isFetching} onRetry={() => void refetch()} />}
        >
          {t(texts.none)}
        </Alert>
      )}
      {!isMissing && !record && error && (
        <LoadError error={error} text={texts.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!isMissing && !record && !error && <DetailSkeleton />}
    </ResourceContextProvider>
  );
}

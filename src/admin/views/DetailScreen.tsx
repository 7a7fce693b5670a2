import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetOne } from 'ra-core';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { DetailPage } from '#admin/schema/defineDetailPage.ts';
import { ApiError } from '#api/ApiError.ts';
import { useT } from '#i18n/useT.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { DetailView } from './DetailView.tsx';
import { dialogPaths } from './dialogPaths.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { PageTitle } from './PageTitle.tsx';
import { RetryButton } from './RetryButton.tsx';
import type { Row } from './useRows.ts';

/** Keeps react-admin from painting the page with what a list knows of the row: the shapes differ. */
const apartFromLists = { meta: { page: true } };

const isWithoutRow = (error: unknown) => error instanceof ApiError && error.failure === 'noData';

/** The page of one row, asked for by the key in its address. */
export function DetailScreen({ resource, page }: { resource: string; page: DetailPage }) {
  const t = useT();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { data, error, isFetching, refetch } = useGetOne<Row>(
    resource,
    { id, ...apartFromLists },
    { enabled: id !== '' },
  );
  const row = data?.id === undefined ? undefined : data; // else react-admin's stand-in at the end of a session
  const { texts } = page;
  const hasNone = id === '' || isWithoutRow(error);

  return (
    <>
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
      {row ? <DetailView page={page} row={row} /> : <PageTitle title={t(texts.title)} />}
      {hasNone && (
        <Alert
          severity="info"
          role="status"
          action={id !== '' && <RetryButton isRetrying={isFetching} onRetry={() => void refetch()} />}
        >
          {t(texts.none)}
        </Alert>
      )}
      {!hasNone && !row && error && (
        <ErrorBox error={error} what={texts.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!hasNone && !row && !error && <DetailSkeleton />}
    </>
  );
}

import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useDataProvider,
  useEvent,
  useGetOne,
} from 'react-admin';
// biome-ignore lint/style/noRestrictedImports: It reads the name of a tab.
import { useLocation, useParams } from 'react-router-dom';
import { DefinitionContext, useProduct } from '#admin/engine/context/contexts.ts';
import { useListLink, usePageId } from '#admin/engine/context/dialogRoutes.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { useResourceText, useT } from '#admin/engine/text/useT.ts';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { oneColumn } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { BackLink, PageTitle } from '#admin/engine/ui/PageTitle.tsx';
import { ApiError } from '#api/ApiError.ts';
import { isSingleton, onlyId } from '#api/Endpoint.ts';
import { pageParams, prefetchRelated } from './related.ts';

const DetailView = lazyComponent(async () => (await import('./DetailView.tsx')).DetailView);

/** Downloads the code of a record's page, and ignores a failure. */
export const preloadDetailView = () => DetailView.preload();

/** Stands for a record's page that is loading. */
export function DetailSkeleton({ title }: { title: string }) {
  const t = useT();
  return (
    <Box aria-busy>
      <PageTitle title={title} />
      <Box role="status" aria-label={t('frame.loading')} />
      <Paper variant="outlined" sx={{ p: 3, ...oneColumn, gap: 2 }}>
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

/** Requests the related rows beside the record: its page is shown once it has both. */
function usePrefetchedRows(definition: AnyResource, id: string) {
  const product = useProduct();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { search } = useLocation();
  const { '*': rest = '' } = useParams();
  const prefetch = useEvent((page: AnyResource, id: string) =>
    prefetchRelated(page, { id, rest, search }, { product, queryClient, dataProvider }),
  );
  useEffect(() => (id === '' ? undefined : prefetch(definition, id)), [prefetch, definition, id]);
}

/** The page of the record whose id is in the URL. It loads the record and its own code at the same time. Children follow its fields. */
export function DetailScreen({ definition, children }: { definition: AnyResource; children?: ReactNode }) {
  const text = useResourceText(definition.name);
  const isOnly = isSingleton(useProduct().endpoints, definition.name);
  const id = usePageId(definition) ?? (isOnly ? onlyId : '');
  const query = useGetOne<RaRecord>(definition.name, pageParams(definition, id), {
    enabled: id !== '',
    refetchInterval: definition.list.refresh && definition.list.refresh * 1_000,
  });
  const toList = useListLink(definition.name);
  useEffect(preloadDetailView, []);
  usePrefetchedRows(definition, id);
  const { data: record, error, isFetching } = query;
  const isMissing = id === '' || (error instanceof ApiError && (error.failure === 'noData' || error.status === 404));
  const title = text.sentence('show.pageTitle');
  const placeholder = <DetailSkeleton title={title} />;
  const back = !isOnly && <BackLink label={text.back()} to={toList} />;

  return (
    <DefinitionContext value={definition}>
      <ResourceContextProvider value={definition.name}>
        {!isMissing && back}
        {isMissing && (
          <Box role="status">
            <PageTitle title={text.sentence('show.none')} />
            <Typography sx={{ mb: 2 }}>{text.sentence('show.whyNone')}</Typography>
            {back}
          </Box>
        )}
        {record && (
          <RecordContextProvider value={record}>
            <DetailView key={record.id} record={record} isFetching={isFetching} fallback={placeholder}>
              {children}
            </DetailView>
          </RecordContextProvider>
        )}
        {!record && !isMissing && (error ? <PageTitle title={title} /> : placeholder)}
        {error && !isMissing && !record && (
          <Box sx={{ ...oneColumn, gap: 3 }}>
            <LoadError query={query} text={text.failure('show')} />
            {children}
          </Box>
        )}
      </ResourceContextProvider>
    </DefinitionContext>
  );
}

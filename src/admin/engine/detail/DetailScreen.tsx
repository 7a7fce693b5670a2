import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin';
import { DefinitionContext, useProduct } from '#admin/engine/context/contexts.ts';
import { useListLink, usePageId } from '#admin/engine/context/dialogRoutes.ts';
import { segmentFilters } from '#admin/engine/context/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { useResourceText, useT } from '#admin/engine/text/useT.ts';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { oneColumn } from '#admin/engine/ui/layout.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { BackLink, PageTitle } from '#admin/engine/ui/PageTitle.tsx';
import { ApiError } from '#api/ApiError.ts';
import { isSingleton, onlyId } from '#api/Endpoint.ts';

const DetailView = lazyComponent(async () => (await import('./DetailView.tsx')).DetailView);

/** Downloads the code of a record's page, and ignores a failure. */
export const preloadDetailView = () => DetailView.preload();

/**
 * The parameters of the request for the record of a page. `page` makes another cache key. Otherwise react-admin would show the
 * list's record first, which has another shape.
 */
export const pageParams = (definition: AnyResource, id: string) => ({
  id,
  meta: { page: true, filters: segmentFilters(definition) },
});

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

import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { RetryButton } from './RetryButton.tsx';

type Load<Result> = () => Promise<Result>;

const numbers = new Map<unknown, number>();

/** A query's key cannot contain a function, so that each function gets a number. */
const numberOf = (load: unknown) => numbers.get(load) ?? numbers.set(load, numbers.size + 1).size;

/**
 * Downloads a part of the program once for all components that use the same function or name. A failure stays until a
 * refetch; a render does not repeat the request.
 */
export const downloadQuery = <Result,>(load: Load<Result>, name: string | number = numberOf(load)) =>
  queryOptions({
    queryKey: ['download', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    retryOnMount: false,
  });

type Query = Pick<UseQueryResult, 'isFetching' | 'errorUpdateCount' | 'refetch'>;

/** Offers to retry a failed download. The second retry reloads the page, because older browsers cache a failed import. */
export function DownloadError({ query, label }: { query: Query; label?: string }) {
  const t = useT();
  const hasFailedAgain = query.errorUpdateCount > 1;
  const refetch = () => (hasFailedAgain ? location.reload() : query.refetch());
  return (
    <span role="alert">
      {label && `${label}: `}
      {t('frame.partFailed')}{' '}
      <RetryButton variant="text" query={{ isFetching: query.isFetching, refetch }}>
        {hasFailedAgain ? t('frame.reload') : undefined}
      </RetryButton>
    </span>
  );
}

type Props<ComponentProps> = {
  load: Load<ComponentType<ComponentProps>>;
  /** Names the part in the error, unless a label is beside it. */
  label?: string;
  /** Reserves the component's space during the download. */
  fallback: ReactNode;
  props: ComponentProps;
};

/** A component that is downloaded when it is shown. A failed download shows an error with a retry in its place. */
export function Downloaded<ComponentProps extends object>({ load, label, fallback, props }: Props<ComponentProps>) {
  const query = useQuery(downloadQuery(load));
  const { data: Component, errorUpdateCount } = query;
  if (Component) return <Component {...props} />;
  return errorUpdateCount > 0 ? <DownloadError query={query} label={label} /> : fallback;
}

import {
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  queryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { useT } from '#admin/engine/text/useT.ts';
import { loadFailedStyles } from '#brand/lateStyles.ts';
import { RetryButton } from './RetryButton.tsx';

type Load<Result> = () => Promise<Result>;

const numbers = new Map<unknown, number>();

/** A query's key cannot contain a function, so that each function gets a number. */
export const numberOf = (load: unknown) => numbers.get(load) ?? numbers.set(load, numbers.size + 1).size;

/** Matches every download. */
export const downloads = { queryKey: ['download'] };

const retryDelayInMs = 500;

/**
 * Downloads a part of the program once for all components that use the same function or name. A failure is tried again
 * soon, and when the browser is online again. Then it stays until a refetch; a render does not repeat the request.
 */
export const downloadQuery = <Result,>(load: Load<Result>, name: string | number = numberOf(load)) =>
  queryOptions({
    queryKey: ['download', name],
    queryFn: async () => {
      await loadFailedStyles();
      return load();
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: 1,
    retryDelay: retryDelayInMs,
    retryOnMount: false,
    refetchOnReconnect: true,
  });

/** The options of a download that has no place on the screen to say that it failed: the shell says so (`useFailedParts`). */
export const withoutPlace = { meta: { hasPlace: false }, retryOnMount: true };

/** Whether a download has failed, and is not there yet. */
export const isMissing = ({ errorUpdateCount, data }: { errorUpdateCount: number; data: unknown }) =>
  errorUpdateCount > 0 && data === undefined;

/** The failed downloads without a place of what is on screen: how many there are, and a function that tries them again. */
export function useFailedParts() {
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  const find = () =>
    cache
      .findAll({ ...downloads, type: 'active' })
      .filter(({ meta, state }) => meta?.hasPlace === false && isMissing(state));
  const summarize = () => {
    const failed = find();
    const isFetching = failed.some(({ state }) => state.fetchStatus === 'fetching');
    const errorUpdateCount = Math.max(0, ...failed.map(({ state }) => state.errorUpdateCount));
    return `${failed.length} ${isFetching} ${errorUpdateCount}`;
  };
  const [count = '', isFetching, errorUpdateCount] = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    summarize,
  ).split(' ');
  const refetch = () => Promise.all(find().map((query) => query.fetch()));
  return {
    count: Number(count),
    query: { isFetching: isFetching === 'true', errorUpdateCount: Number(errorUpdateCount), refetch },
  };
}

/**
 * Calls back once a download that no component shows has succeeded, until the returned function is called. The shell says
 * when it fails.
 */
export function whenDownloaded<Result>(
  queryClient: QueryClient,
  query: Pick<QueryObserverOptions<Result>, 'queryKey'> & object,
  callback: (result: Result) => void,
) {
  const observer = new QueryObserver<Result>(queryClient, { ...query, ...withoutPlace });
  let isDone = false;
  const finish = ({ data }: { data?: Result }) => {
    if (data === undefined || isDone) return;
    isDone = true;
    callback(data);
  };
  const unsubscribe = observer.subscribe(finish);
  finish(observer.getCurrentResult());
  return unsubscribe;
}

/** Whether the server responds with the page in the URL. A reload without it would leave the browser's error page. */
export const isPageReachable = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

type Query = Pick<UseQueryResult, 'isFetching' | 'errorUpdateCount' | 'refetch'>;

/**
 * Offers to retry a failed download. The second retry reloads the page, because a new version may have replaced the file, and
 * older browsers cache a failed import. Without the server the page stays.
 */
export function DownloadRetry({
  query,
}: {
  query: Pick<Query, 'isFetching' | 'errorUpdateCount'> & { refetch: () => unknown };
}) {
  const t = useT();
  const hasFailedAgain = query.errorUpdateCount > 1;
  const reload = async () => ((await isPageReachable()) ? location.reload() : query.refetch());
  return (
    <RetryButton
      variant="text"
      query={{ isFetching: query.isFetching, refetch: hasFailedAgain ? reload : query.refetch }}
    >
      {hasFailedAgain ? t('frame.reload') : undefined}
    </RetryButton>
  );
}

/** Says in the place of a part that its download failed. */
export function DownloadError({ query, label }: { query: Query; label?: string }) {
  const t = useT();
  return (
    <span role="alert">
      {label ? `${label}: ${t('frame.partFailed')}` : t('frame.partFailed')} <DownloadRetry query={query} />
    </span>
  );
}

type Props<ComponentProps> = {
  load: Load<ComponentType<ComponentProps>>;
  /** The result of `load`, if it has been called before. */
  loaded?: ComponentType<ComponentProps>;
  /** Names the part in the error, unless a label is beside it. */
  label?: string;
  /** Reserves the component's space during the download. */
  fallback?: ReactNode;
  /** False for a dialog and other parts that have no place to say that they failed. */
  hasPlace?: boolean;
  isEnabled?: boolean;
  props: ComponentProps;
};

/** A component that is downloaded when it is shown. A failed download shows an error with a retry in its place. */
export function Downloaded<ComponentProps extends object>(given: Props<ComponentProps>) {
  const { load, loaded, label, fallback, hasPlace = true, isEnabled = true, props } = given;
  const options = { ...downloadQuery(load), enabled: isEnabled && !loaded, ...(!hasPlace && withoutPlace) };
  const query = useQuery(options);
  const Component = query.data ?? loaded;
  if (Component) return <Component {...props} />;
  if (!isMissing(query)) return fallback;
  return hasPlace && <DownloadError query={query} label={label} />;
}

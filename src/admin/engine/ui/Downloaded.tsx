import Button from '@mui/material/Button';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useT } from '#i18n/useT.ts';
import { downloadQuery } from './downloadQuery.ts';
import { afterAlert, useFocusAfterRetry } from './useFocusAfterRetry.ts';

type Query = Pick<UseQueryResult, 'isFetching' | 'errorUpdateCount' | 'refetch'>;

/** Says that a part of a screen did not arrive, and asks for it again; after that by a reload, since older browsers keep a failed import. */
export function DownloadError({ query, label }: { query: Query; label?: string }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = useFocusAfterRetry(button, query.isFetching, afterAlert);
  const hasFailedAgain = query.errorUpdateCount > 1;
  const retry = () => {
    keepFocus();
    query.refetch();
  };
  return (
    <span role="alert">
      {label && `${label}: `}
      {t('frame.partFailed')}{' '}
      <Button
        ref={button}
        size="small"
        color="inherit"
        loading={query.isFetching}
        onClick={() => (hasFailedAgain ? location.reload() : retry())}
      >
        {t(hasFailedAgain ? 'frame.reload' : 'actions.retry')}
      </Button>
    </span>
  );
}

type Props<ComponentProps> = {
  load: () => Promise<ComponentType<ComponentProps>>;
  /** Says what it is of, where nothing beside it does. */
  label?: string;
  /** Keeps its room meanwhile. */
  fallback: ReactNode;
  props: ComponentProps;
};

/** A component that is downloaded when it is shown; where it does not arrive, its place says so and offers to ask again. */
export function Downloaded<ComponentProps extends object>({ load, label, fallback, props }: Props<ComponentProps>) {
  const query = useQuery(downloadQuery(load));
  const { data: Component, errorUpdateCount } = query;
  if (Component) return <Component {...props} />;
  return errorUpdateCount > 0 ? <DownloadError query={query} label={label} /> : fallback;
}

import { Button, type ButtonProps } from '@mui/material';
import { use, useEffect, useRef } from 'react';
import { useT } from '#admin/engine/text/useT.ts';
import { takeLostFocus } from './focus.ts';
import { PartContext } from './Part.tsx';
import { ScreenContext } from './screen.ts';

/** The part of a TanStack query, or of react-admin's list controller, that a retry needs. */
export type RetriedQuery = { isFetching?: boolean; refetch: () => unknown };

type Props = ButtonProps & { query: RetriedQuery };

/**
 * Repeats a failed request and keeps the keyboard's focus: on the button, which is disabled meanwhile, else on the list,
 * dialog or page around it.
 */
export function RetryButton({ query: { isFetching, refetch }, children, ...props }: Props) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const { content } = use(ScreenContext);
  const part = use(PartContext) ?? content;
  const isRetrying = useRef(false);

  useEffect(() => {
    if (isFetching || !isRetrying.current) return;
    isRetrying.current = false;
    takeLostFocus(button.current);
  }, [isFetching]);

  useEffect(
    () => () => {
      if (isRetrying.current) takeLostFocus(part.current);
    },
    [part],
  );

  const retry = () => {
    isRetrying.current = true;
    refetch();
  };
  return (
    <Button
      ref={button}
      color="inherit"
      size="small"
      variant="outlined"
      loading={isFetching}
      onClick={retry}
      {...props}
    >
      {children ?? t('actions.retry')}
    </Button>
  );
}

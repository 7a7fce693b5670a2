import { Button, type ButtonProps } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useT } from '#admin/engine/text/useT.ts';

const focusIfLost = (target: HTMLElement | null) => {
  if (document.activeElement === document.body) target?.focus();
};

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
  const surroundingPart = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isFetching || !surroundingPart.current) return;
    surroundingPart.current = null;
    focusIfLost(button.current);
  }, [isFetching]);

  useEffect(() => () => focusIfLost(surroundingPart.current), []);

  const retry = () => {
    surroundingPart.current = button.current?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
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

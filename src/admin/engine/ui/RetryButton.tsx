import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useT } from '#i18n/useT.ts';

const control =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** Finds the element that gets the focus once the button has gone. */
type FindNext = () => Element | null | undefined;

/** The list, dialog or page around a button. */
const surroundingPart = (button: Element): FindNext => {
  const part = button.closest('[tabindex="-1"]');
  return () => part;
};

/** The first control of the element that replaces the alert around a button, else the alert's parent. */
export const afterAlert = (button: Element): FindNext => {
  const alert = button.closest('[role="alert"]');
  const parent = alert?.parentElement;
  const index = alert && parent ? [...parent.children].indexOf(alert) : -1;
  return () => {
    const next = parent?.children[index];
    return (next?.matches(control) ? next : next?.querySelector(control)) ?? parent;
  };
};

function moveFocusTo(target: Element | null | undefined) {
  const isLost = document.activeElement === document.body;
  if (!isLost || !(target instanceof HTMLElement)) return;
  if (!target.matches(control)) target.tabIndex = -1;
  target.focus();
}

/** The part of a TanStack query, or of react-admin's list controller, that a retry needs. */
export type RetriedQuery = { isFetching?: boolean; refetch: () => unknown };

type Props = ButtonProps & { query: RetriedQuery; findNext?: (button: Element) => FindNext };

/**
 * Repeats a failed request and keeps the keyboard's focus: on the button, which is disabled meanwhile, else on the element
 * that `findNext` returns after a success.
 */
export function RetryButton({ query: { isFetching, refetch }, findNext = surroundingPart, children, ...props }: Props) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const next = useRef<FindNext>(undefined);

  useEffect(() => {
    if (isFetching || !next.current) return;
    next.current = undefined;
    moveFocusTo(button.current);
  }, [isFetching]);

  useEffect(() => () => moveFocusTo(next.current?.()), []);

  const retry = () => {
    next.current = button.current ? findNext(button.current) : undefined;
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

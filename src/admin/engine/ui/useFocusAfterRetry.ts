import { type RefObject, useEffect, useRef } from 'react';

const control =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** Finds, once a button has gone, what came in its stead. */
type Find = () => Element | null | undefined;

/** The part of the screen around it: the list, the dialog, else the page. What comes meanwhile, as a skeleton, may go again. */
export const surroundingPart = (button: Element): Find => {
  const part = button.closest('[tabindex="-1"]');
  return () => part;
};

/** The first control of what is where the alert around it was, else that place. */
export const afterAlert = (button: Element): Find => {
  const alert = button.closest('[role="alert"]');
  const place = alert?.parentElement;
  const index = alert && place ? [...place.children].indexOf(alert) : -1;
  return () => {
    const came = place?.children[index];
    return (came?.matches(control) ? came : came?.querySelector(control)) ?? place;
  };
};

function moveFocusTo(target: Element | null | undefined) {
  if (document.activeElement !== document.body || !(target instanceof HTMLElement)) return; // somebody has moved on
  if (!target.matches(control)) target.tabIndex = -1;
  target.focus();
}

/**
 * Keeps the focus of who presses a button that tries again, which is disabled meanwhile and gone after a success: it goes
 * back to the button, else to what `findFrom` names.
 */
export function useFocusAfterRetry(
  button: RefObject<HTMLButtonElement | null>,
  isFetching: boolean | undefined,
  findFrom: (button: Element) => Find,
) {
  const find = useRef<Find>(undefined);

  useEffect(() => {
    if (isFetching || !find.current) return;
    find.current = undefined;
    moveFocusTo(button.current);
  }, [button, isFetching]);

  useEffect(() => () => moveFocusTo(find.current?.()), []);

  return () => {
    find.current = button.current ? findFrom(button.current) : undefined;
  };
}

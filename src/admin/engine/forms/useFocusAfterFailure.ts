import { type RefObject, useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { ErrorMessage } from '#admin/engine/context/messages.ts';

/** After a failed call of the form around it, focuses the first field that the API refused, or else the button. */
export function useFocusAfterFailure(
  fields: readonly { source: string }[],
  error?: ErrorMessage,
  button?: RefObject<HTMLElement | null>,
) {
  const handled = useRef<ErrorMessage>(undefined);
  const { setFocus } = useFormContext();
  const { errors, isSubmitting } = useFormState();

  const focus = useEvent(() => {
    if (handled.current === error) return;
    handled.current = error;
    const refused = fields.find(({ source }) => get(errors, source));
    if (refused) setFocus(refused.source);
    else button?.current?.focus();
  });

  useEffect(() => {
    if (error && !isSubmitting) focus();
  }, [error, isSubmitting, focus]);
}

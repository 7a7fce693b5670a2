import { useEvent } from 'ra-core';
import { lazy, useState } from 'react';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { type ActionRequest, useRowAction } from './useRowAction.ts';

/** Downloads what asks before an action runs. */
export const loadActionDialog = () => import('./RowActionDialog.tsx');

const RowActionDialog = lazy(async () => ({ default: (await loadActionDialog()).RowActionDialog }));

/** Runs actions, those that ask for a confirmation or for values after it; `dialog` is what asks. `onSuccess` is told what has been done. */
export function useActionRequests(onSuccess?: (done: ActionRequest) => void) {
  const { actions = {} } = useDefinition();
  const { run } = useRowAction({ onSuccess });
  const [pending, setPending] = useState<ActionRequest>();
  const request = useEvent((requested: ActionRequest) => {
    const { confirm, ask, answer } = actions[requested.name] ?? {};
    if (confirm || ask || answer) setPending(requested);
    else void run(requested);
  });
  const close = () => setPending(undefined);
  const dialog = pending && <RowActionDialog request={pending} onSuccess={onSuccess} onClose={close} />;
  return { request, dialog };
}

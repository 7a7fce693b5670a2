import { useEvent } from 'ra-core';
import { lazy, useState } from 'react';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { type ActionRequest, useRowAction } from './useRowAction.ts';

/** Downloads what asks before an action runs. */
export const loadActionDialog = () => import('./RowActionDialog.tsx');

const RowActionDialog = lazy(async () => ({ default: (await loadActionDialog()).RowActionDialog }));

/** Runs actions, those that ask for a confirmation or for values after it; `dialog` is what asks. */
export function useActionRequests() {
  const { actions = {} } = useDefinition();
  const { run } = useRowAction();
  const [pending, setPending] = useState<ActionRequest>();
  const request = useEvent((requested: ActionRequest) => {
    const { confirm, ask } = actions[requested.name] ?? {};
    if (confirm || ask) setPending(requested);
    else void run(requested);
  });
  const dialog = pending && <RowActionDialog request={pending} onClose={() => setPending(undefined)} />;
  return { request, dialog };
}

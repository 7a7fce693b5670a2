import { useState } from 'react';
import { useEvent } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { useRowAction } from './useRowAction.ts';
import type { ActionRequest } from './useRowActions.ts';

const RowActionDialog = lazyComponent(async () => (await import('./RowActionDialog.tsx')).RowActionDialog);

export const preloadActionDialog = RowActionDialog.preload;

/** Returns `startAction`, which runs an action or first opens its dialog, and that `dialog` to render. */
export function useActionRequests(callbacks: Parameters<typeof useRowAction>[0] = {}) {
  const { actions = {} } = useDefinition();
  const run = useRowAction(callbacks);
  const [pending, setPending] = useState<ActionRequest>();
  const startAction = useEvent((requested: ActionRequest) => {
    const { confirm, ask, result } = actions[requested.name]?.dialog ?? {};
    if (confirm || ask || result) setPending(requested);
    else void run(requested);
  });
  const dialog = pending && <RowActionDialog request={pending} run={run} onClose={() => setPending(undefined)} />;
  return { startAction, dialog };
}

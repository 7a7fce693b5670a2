import { useState } from 'react';
import { useEvent } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import type { ActionRequest } from './useActionCall.ts';
import { useRowAction } from './useRowAction.ts';

const RowActionDialog = lazyComponent(async () => (await import('./RowActionDialog.tsx')).RowActionDialog);

/** Downloads what asks before an action runs. */
export const preloadActionDialog = RowActionDialog.preload;

type Options = {
  /** Is told what has been done. */
  onSuccess?: (done: ActionRequest) => void;
  /** Is told what has been taken back. */
  onUndo?: (undone: ActionRequest) => void;
};

/** Runs actions, those that ask for a confirmation or for values after it; `dialog` is what asks. */
export function useActionRequests({ onSuccess, onUndo }: Options = {}) {
  const { actions = {} } = useDefinition();
  const { run } = useRowAction({ onSuccess, onUndo });
  const [pending, setPending] = useState<ActionRequest>();
  const request = useEvent((requested: ActionRequest) => {
    const { confirm, ask, result } = actions[requested.name]?.dialog ?? {};
    if (confirm || ask || result) setPending(requested);
    else void run(requested);
  });
  const close = () => setPending(undefined);
  const dialog = pending && <RowActionDialog request={pending} {...{ onSuccess, onUndo }} onClose={close} />;
  return { request, dialog };
}

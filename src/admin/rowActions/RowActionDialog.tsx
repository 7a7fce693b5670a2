import { useState } from 'react';
import { ConfirmDialog } from '#admin/parts/ConfirmDialog.tsx';
import type { ErrorMessage } from '#admin/parts/useErrorText.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { recordName } from '#admin/record/recordText.ts';
import type { Confirmation } from '#admin/schema/RowAction.ts';
import { useT } from '#i18n/useT.ts';
import { type ActionRequest, useRowAction } from './useRowAction.ts';

type Props = { request: ActionRequest; confirm: Confirmation; onClose: () => void };

/** Asks before an action on a record runs, and closes once it has succeeded. */
export function RowActionDialog({ request, confirm, onClose }: Props) {
  const t = useT();
  const definition = useDefinition();
  const [error, setError] = useState<ErrorMessage>();
  const { run, isPending } = useRowAction({ onSuccess: onClose, onError: setError });
  const { name, record } = request;

  const start = () => {
    setError(undefined);
    void run(request);
  };

  return (
    <ConfirmDialog
      title={t(confirm.title)}
      question={t(confirm.question, { name: recordName(definition, record), id: record.id })}
      confirm={t(`actions.${name}`)}
      isPending={isPending}
      error={error}
      isDangerous
      onConfirm={start}
      onCancel={onClose}
    />
  );
}

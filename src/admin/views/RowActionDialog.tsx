import { useState } from 'react';
import type { AnyResource, Confirmation } from '#admin/schema/defineResource.ts';
import { useT } from '#i18n/useT.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { rowName } from './rowText.ts';
import type { FailureWords } from './useFailureWords.ts';
import { type Chosen, useRowAction } from './useRowAction.ts';

type Props = { definition: AnyResource; chosen: Chosen; confirm: Confirmation; onClose: () => void };

/** Asks before an action on a row and closes once it is done. */
export function RowActionDialog({ definition, chosen, confirm, onClose }: Props) {
  const t = useT();
  const { perform, isPending } = useRowAction(definition);
  const [failure, setFailure] = useState<FailureWords>();
  const fillings = { name: rowName(definition, chosen.row), id: chosen.row.id };

  const doIt = async () => {
    setFailure(undefined);
    const outcome = await perform(chosen);
    if (outcome === 'done') onClose();
    else if (outcome !== 'ignored') setFailure(outcome);
  };

  return (
    <ConfirmDialog
      title={t(confirm.title)}
      question={t(confirm.question, fillings)}
      confirm={t(`actions.${chosen.name}`)}
      cancel={t('actions.cancel')}
      isPending={isPending}
      failure={failure}
      isDangerous
      onConfirm={() => void doIt()}
      onCancel={onClose}
    />
  );
}

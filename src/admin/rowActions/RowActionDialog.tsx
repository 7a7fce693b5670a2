import { Form } from 'ra-core';
import { useId, useState } from 'react';
import { ConfirmDialog } from '#admin/parts/ConfirmDialog.tsx';
import type { ErrorMessage } from '#admin/parts/useErrorText.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { recordName } from '#admin/record/recordText.ts';
import type { AnyAction } from '#admin/schema/Action.ts';
import type { Values } from '#api/values.ts';
import { useT } from '#i18n/useT.ts';
import { AskedFields } from './AskedFields.tsx';
import { useActionWords } from './useActionWords.ts';
import { type ActionRequest, useRowAction } from './useRowAction.ts';

type Props = { request: ActionRequest; onClose: () => void };

/** The tone of what react-admin has a word for. */
const tones: Partial<Record<string, AnyAction['tone']>> = { delete: 'danger' };

const noAction: AnyAction = {};

/** The title and the question of an action: its own words, else the usual ones. */
function useQuestion({ name, record }: ActionRequest, { confirm }: AnyAction) {
  const t = useT();
  const definition = useDefinition();
  const action = useActionWords().label(name);
  const of = { name: record ? recordName(definition, record) : '', id: record?.id ?? '' };
  if (typeof confirm === 'object') return { title: t(confirm.title, of), question: t(confirm.question, of) };
  return {
    title: record ? t('actions.confirmTitle', { action, name: of.name }) : action,
    question: confirm && t('actions.confirmQuestion'),
  };
}

/** Asks before an action runs, for a confirmation or for values, and closes once it has succeeded. */
export function RowActionDialog({ request, onClose }: Props) {
  const t = useT();
  const { name, record } = request;
  const action = useDefinition().actions?.[name] ?? noAction;
  const formId = useId();
  const [error, setError] = useState<ErrorMessage>();
  const { run, isPending } = useRowAction({ onSuccess: onClose, onError: setError });
  const { label } = useActionWords();

  const start = (asked?: Values) => {
    setError(undefined);
    return run({ ...request, asked });
  };

  return (
    <ConfirmDialog
      {...useQuestion(request, action)}
      confirm={label(name)}
      cancel={label(name) === t('actions.cancel') ? t('actions.dismiss') : undefined}
      isPending={isPending}
      error={error}
      isDangerous={(action.tone ?? tones[name]) === 'danger'}
      form={action.ask && formId}
      onConfirm={() => void start()}
      onCancel={onClose}
    >
      {action.ask && (
        <Form id={formId} record={{}} onSubmit={start} noValidate disableInvalidFormNotification>
          <AskedFields ask={action.ask} record={record} />
        </Form>
      )}
    </ConfirmDialog>
  );
}

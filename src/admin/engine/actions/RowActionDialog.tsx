import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useActionSubject } from '#admin/engine/record/recordText.ts';
import type { ErrorMessage } from '#admin/engine/record/useErrorText.ts';
import type { AnyAction } from '#admin/engine/schema/Action.ts';
import { isDangerous } from '#admin/engine/schema/actionsOf.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { ConfirmDialog } from '#admin/engine/ui/ConfirmDialog.tsx';
import { isRecord, type Values, valueAt } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { ActionAnswer } from './ActionAnswer.tsx';
import { ActionPreview } from './ActionPreview.tsx';
import { AskedFields } from './AskedFields.tsx';
import type { ActionRequest } from './useActionCall.ts';
import { useRowAction } from './useRowAction.ts';

type Props = {
  request: ActionRequest;
  onSuccess?: (done: ActionRequest) => void;
  onUndo?: (undone: ActionRequest) => void;
  onClose: () => void;
};

const noAction: AnyAction = {};

/** What the form begins with: what the row has to suggest. */
const initialValues = ({ ask = {} }: AnyAction, record?: RaRecord): Values =>
  Object.fromEntries(
    withSources(ask).flatMap(({ source, initial }) => (initial ? [[source, valueAt(record, initial)]] : [])),
  );

/** Ctrl and Enter confirm from any field, as in any form of several lines. */
function submitByKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation(); // it would open a choice
  event.currentTarget.querySelector('form')?.requestSubmit();
}

/** Asks before an action runs, for a confirmation or for values, and closes once it has succeeded. */
export function RowActionDialog({ request, onSuccess, onUndo, onClose }: Props) {
  const t = useT();
  const { name, record, chosen } = request;
  const definition = useDefinition();
  const action = definition.actions?.[name] ?? noAction;
  const formId = useId();
  const [error, setError] = useState<ErrorMessage>();
  const [answer, setAnswer] = useState<Values>();
  const finish = (done: ActionRequest, answered: unknown) => {
    if (action.answer && isRecord(answered)) setAnswer(answered);
    else onClose();
    onSuccess?.(done);
  };
  const { run, isPending } = useRowAction({ onSuccess: finish, onError: setError, onUndo });
  const words = useResourceText();
  const subject = useActionSubject()(record);
  const [initial] = useState(() => ({ ...initialValues(action, record), ...chosen }));
  const label = words.action(name);

  const start = (asked?: Values) => {
    setError(undefined);
    return run({ ...request, asked });
  };

  if (action.answer && answer) {
    return <ActionAnswer title={label} fields={action.answer} answer={answer} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={record ? words.actionTitle(name) : label}
      question={action.confirm && words.actionQuestion(name, subject)}
      confirm={label}
      cancel={label === t('ra.action.cancel') ? t('ra.action.close') : undefined}
      isPending={isPending}
      error={error}
      isDangerous={isDangerous(definition, name)}
      form={action.ask && formId}
      onConfirm={() => void start()}
      onCancel={onClose}
    >
      {(action.ask || action.preview) && (
        <Box onKeyDownCapture={submitByKeys}>
          <Form id={formId} record={initial} onSubmit={start} noValidate disableInvalidFormNotification>
            {action.ask && <AskedFields ask={action.ask} record={record} chosen={chosen} />}
            {action.preview && <ActionPreview preview={action.preview} ask={action.ask} record={record} />}
          </Form>
        </Box>
      )}
    </ConfirmDialog>
  );
}

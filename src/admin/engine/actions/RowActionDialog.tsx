import { Box } from '@mui/material';
import { type KeyboardEvent, useId, useState } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { DraftOffer, useDraft } from '#admin/engine/forms/DraftOffer.tsx';
import { ResultDialog } from '#admin/engine/forms/ResultDialog.tsx';
import { createIdempotencyKeys } from '#admin/engine/record/createIdempotencyKeys.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import type { ErrorMessage } from '#admin/engine/record/messages.ts';
import { useActionSubject } from '#admin/engine/record/recordText.ts';
import type { ActionDialog } from '#admin/engine/schema/Action.ts';
import { isDangerous } from '#admin/engine/schema/actionsOf.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { ConfirmDialog } from '#admin/engine/ui/Dialogs.tsx';
import { isRecord, type Values, valueAt } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { ActionPreview, AskedFields } from './ActionForm.tsx';
import type { RunAction } from './useActionRequests.tsx';
import type { ActionRequest } from './useRowActions.ts';

type Props = { request: ActionRequest; run: RunAction; onClose: () => void };

/** The initial values of the form, from the row. */
const initialValues = (ask: ActionDialog['ask'] = {}, record?: RaRecord): Values =>
  Object.fromEntries(withSources(ask).map(({ source, initial }) => [source, initial && valueAt(record, initial)]));

/** Ctrl + Enter submits from any field. */
function submitByKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation(); // Enter would open a select
  event.currentTarget.querySelector('form')?.requestSubmit();
}

/** Asks for a confirmation or for values, runs the action, and closes when it succeeds or shows its result. */
export function RowActionDialog({ request, run, onClose }: Props) {
  const { name, record, presets } = request;
  const definition = useDefinition();
  const { confirm, ask, preview, result: shown }: ActionDialog = definition.actions?.[name]?.dialog ?? {};
  const formId = useId();
  const [error, setError] = useState<ErrorMessage>();
  const [result, setResult] = useState<Values>();
  const text = useResourceText();
  const subject = useActionSubject()(record);
  const [initial] = useState(() => ({ ...initialValues(ask, record), ...presets }));
  const [keyOf] = useState(createIdempotencyKeys);
  const draft = useDraft(name, record);
  const label = text.action(name);

  const start = async (values?: Values) => {
    setError(undefined);
    const onSent = () => void draft.drop();
    const outcome = await run({ ...request, values, onSent, idempotencyKey: keyOf(values) });
    if (!outcome) return undefined;
    setError(outcome.failure);
    if (shown && isRecord(outcome.result)) setResult(outcome.result);
    else if (!outcome.failure) onClose();
    return outcome.errors;
  };

  if (shown && result) return <ResultDialog {...{ title: label, shown, result, onClose }} />;
  return (
    <ConfirmDialog
      title={record ? text.actionText(name, 'title') : label}
      question={confirm && text.actionText(name, 'question', subject)}
      confirm={label}
      error={error}
      isDangerous={isDangerous(definition, name)}
      form={ask && formId}
      onConfirm={() => void start()}
      onCancel={onClose}
    >
      {(ask || preview) && (
        <Box onKeyDownCapture={submitByKeys}>
          <Form id={formId} record={initial} onSubmit={start} noValidate disableInvalidFormNotification>
            {ask && <DraftOffer draft={draft} fields={withSources(ask)} space={{ pb: 2 }} />}
            {ask && <AskedFields ask={ask} record={record} presets={presets} />}
            {preview && <ActionPreview preview={preview} ask={ask} record={record} />}
          </Form>
        </Box>
      )}
    </ConfirmDialog>
  );
}

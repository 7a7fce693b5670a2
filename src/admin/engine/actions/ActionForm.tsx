import { Box } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type BaseSyntheticEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type RaRecord, RecordContextProvider, useDataProvider, useEvent } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import type { ErrorMessage } from '#admin/engine/context/messages.ts';
import { FieldInputs, type FormField, MissingFields, RequiredNote } from '#admin/engine/fields/FieldInputs.tsx';
import { FieldList } from '#admin/engine/fields/FieldSections.tsx';
import { AskedRecordContext } from '#admin/engine/fields/useFieldInput.tsx';
import { DraftOffer, useDraft, useUnsavedForm } from '#admin/engine/forms/DraftOffer.tsx';
import { InputForm } from '#admin/engine/forms/InputForm.tsx';
import { useFocusAfterFailure } from '#admin/engine/forms/useFocusAfterFailure.ts';
import type { ActionDialog } from '#admin/engine/schema/Action.ts';
import { shownFields } from '#admin/engine/schema/Condition.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { askedValues } from '#admin/engine/schema/sentValues.ts';
import { LoadError } from '#admin/engine/ui/ErrorAlert.tsx';
import { oneColumn } from '#admin/engine/ui/layout.ts';
import { isBlank, isRecord, type Values, valueAt } from '#api/values.ts';
import { createIdempotencyKeys } from '#dataProvider/createIdempotencyKeys.ts';
import type { ApiDataProvider } from '#dataProvider/dataProvider.ts';
import type { ActionRequest, RunAction } from './useRowActions.ts';

type FieldsProps = {
  ask?: ActionDialog['ask'];
  preview?: ActionDialog['preview'];
  record?: RaRecord;
  request?: ActionRequest;
  error?: ErrorMessage;
  /** The part of a page with the form. The next key is a shortcut while it has the focus. */
  panel?: RefObject<HTMLElement | null>;
};

/**
 * The inputs for the values that an action asks for, inside its form. A request sets its preset values, and focuses the first
 * required input that is blank, or else the first other input. On a page, presets that leave none blank focus the panel.
 * The preview follows the inputs that it depends on.
 */
export function AskedFields({ ask = {}, preview, record, request, error, panel }: FieldsProps) {
  const { query: previewed = [] } = useResource().endpoint(preview?.operation ?? '') ?? {};
  const { setFocus, setValue } = useFormContext();
  useUnsavedForm();
  const typed = useWatch();
  const inputs = withSources(ask);
  const fields = shownFields(inputs, { ...record, ...typed });
  const [toFocus, setToFocus] = useState<{ source?: string }>();
  const meet = useEvent(({ presets = {} }: ActionRequest) => {
    for (const [source, value] of Object.entries(presets)) setValue(source, value, { shouldDirty: true });
    const values: Values = { ...typed, ...presets };
    const shown = shownFields(inputs, { ...record, ...values });
    const blank = shown.find(({ source, rules }) => rules?.required && isBlank(values[source]));
    const other = shown.find(({ source }) => !(source in presets)) ?? shown[0];
    setToFocus(blank ?? (panel && Object.keys(presets).length > 0 ? {} : other));
  });

  useFocusAfterFailure(fields, error);

  useEffect(() => {
    if (request) meet(request);
  }, [request, meet]);

  useEffect(() => {
    if (toFocus?.source)
      setFocus(toFocus.source); // after the presets have shown it
    else if (toFocus) panel?.current?.focus();
  }, [toFocus, setFocus, panel]);

  return (
    <AskedRecordContext value={record}>
      <Box sx={{ ...oneColumn, gap: 2 }}>
        {fields.length > 1 && <RequiredNote fields={fields} />}
        <FieldInputs fields={fields.filter(({ source }) => previewed.includes(source))} />
        {preview && <ActionPreview preview={preview} fields={fields} record={record} />}
        <FieldInputs fields={fields.filter(({ source }) => !previewed.includes(source))} />
        <MissingFields fields={fields} />
      </Box>
    </AskedRecordContext>
  );
}

const previewStyle = { '&:empty': { display: 'none' } } as const;

type PreviewProps = { preview: NonNullable<ActionDialog['preview']>; fields: readonly FormField[]; record?: RaRecord };

/** Previews the action with the values of its form. A call with query parameters waits for the required inputs. */
function ActionPreview({ preview: { operation, shows }, fields: inputs, record }: PreviewProps) {
  const { definition, text, endpoint } = useResource();
  const { name: resource, parent } = definition;
  const { query: queryParameters = [] } = endpoint(operation) ?? {};
  const dataProvider = useDataProvider<ApiDataProvider>();
  const typed: Values = useWatch();
  const isComplete = inputs.every(({ source, rules }) => !rules?.required || !isBlank(typed[source]));
  const chosen = inputs.filter(({ source }) => queryParameters.includes(source) && !isBlank(typed[source]));
  const values = Object.fromEntries(chosen.map(({ source }) => [source, typed[source]]));
  const query = useQuery({
    queryKey: [resource, operation, record?.id, values],
    queryFn: ({ signal }) =>
      dataProvider.call(resource, operation, { ...parent?.filter, ...record, ...values }, { signal }),
    select: ({ data }) => data,
    enabled: queryParameters.length === 0 || (isComplete && chosen.length > 0),
    placeholderData: keepPreviousData,
  });

  if (query.error) return <LoadError query={query} text={text.failure('show')} />;
  const { data } = query;
  const fields = isRecord(data) ? withSources(shows).filter(({ source }) => !isBlank(data[source])) : [];
  return (
    <Box role="status" sx={previewStyle}>
      {isRecord(data) && fields.length > 0 && (
        <RecordContextProvider value={{ id: '', ...data }}>
          <FieldList fields={fields} />
        </RecordContextProvider>
      )}
    </Box>
  );
}

/** The initial values of the form, from the row. */
const initialValues = (ask: ActionDialog['ask'] = {}, record?: RaRecord): Values =>
  Object.fromEntries(withSources(ask).map(({ source, initial }) => [source, initial && valueAt(record, initial)]));

type Options = Pick<ActionRequest, 'name' | 'record' | 'presets'> & { run: RunAction; onDone: () => void };

/** The action of the button that submitted a form. */
function submittedBy({ nativeEvent }: Partial<BaseSyntheticEvent<unknown>> = {}) {
  const submitter = nativeEvent instanceof SubmitEvent && nativeEvent.submitter;
  return submitter instanceof HTMLButtonElement && submitter.name;
}

/** The state of an action's form: its initial values, its draft, its error and its result. `start` runs the action. */
export function useActionForm({ name, record, presets, run, onDone }: Options) {
  const id = useId();
  const dialog: ActionDialog = useDefinition().actions?.[name]?.dialog ?? {};
  const [error, setError] = useState<ErrorMessage>();
  const [result, setResult] = useState<Values>();
  const [initial] = useState(() => ({ ...initialValues(dialog.ask, record), ...presets }));
  const [keyOf] = useState(createIdempotencyKeys);
  const draft = useDraft(name, record);
  const started = useRef(name);

  const start = async (typed?: Values, event?: BaseSyntheticEvent) => {
    const values = typed && askedValues(withSources(dialog.ask ?? {}), typed);
    setError(undefined);
    started.current = submittedBy(event) || started.current; // a retry has no button
    const action = started.current;
    const onSent = () => void draft.drop();
    const outcome = await run({ name: action, record, values, onSent, idempotencyKey: keyOf([action, values]) });
    if (!outcome) return undefined;
    setError(outcome.failure);
    if (dialog.result && isRecord(outcome.result)) setResult(outcome.result);
    else if (!outcome.failure) onDone();
    return outcome.failure?.errors;
  };
  return { id, dialog, record, initial, draft, error, result, start };
}

type Props = {
  form: ReturnType<typeof useActionForm>;
  request?: ActionRequest;
  restoresDraft?: boolean;
  panel?: FieldsProps['panel'];
  children?: ReactNode;
};

/** The form of an action: its draft, its inputs with its preview, and its buttons as children. */
export function ActionForm({ form, request, restoresDraft, panel, children }: Props) {
  const { id, initial, draft, record, error, start } = form;
  const { ask, preview } = form.dialog;
  return (
    <InputForm id={id} record={initial} onSubmit={start}>
      {ask && <DraftOffer draft={draft} fields={withSources(ask)} space={{ pb: 2 }} isRestored={restoresDraft} />}
      <AskedFields {...{ ask, preview, record, request, error, panel }} />
      {children}
    </InputForm>
  );
}

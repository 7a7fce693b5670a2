import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Identifier, type RaRecord, useCreate, useDataProvider, useUpdate } from 'react-admin';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { useNotifySuccess } from '#admin/engine/context/messages.ts';
import { segmentFilters } from '#admin/engine/context/segments.ts';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { useRecordText } from '#admin/engine/fields/recordText.ts';
import { shownFields } from '#admin/engine/schema/Condition.ts';
import type { ViewField } from '#admin/engine/schema/fieldsOn.ts';
import { sentValues } from '#admin/engine/schema/sentValues.ts';
import { useResourceText, useT } from '#admin/engine/text/useT.ts';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';
import { focusedElement } from '#admin/engine/ui/focus.ts';
import { pendingDialog } from '#admin/engine/ui/lazyComponent.tsx';
import { ApiError } from '#api/ApiError.ts';
import type { Values } from '#api/values.ts';
import { createIdempotencyKeys } from '#dataProvider/createIdempotencyKeys.ts';
import { type Conflict, compareEdits } from './compareEdits.ts';
import type { Question } from './SaveQuestion.tsx';

const loadQuestion = async () => (await import('./SaveQuestion.tsx')).SaveQuestion;

/** An edit that needs a decision. Its `cause` is the conflict, or undefined if the record no longer exists. */
class UndecidedEdit extends Error {
  declare readonly cause?: Conflict;
}

const isMissing = (error: unknown) => error instanceof ApiError && error.failure === 'refused' && error.status === 404;

/** The API refused the version of the record, because it has changed since it was read. */
const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 412;

const maxRetries = 2;

type Options = {
  /** The record when the form opened. Without it, a record is created. */
  record?: RaRecord;
  fields: readonly ViewField[];
  /** Values of a new record. */
  newRecord: Values;
};

/** Updates the record after a comparison with the stored one. Rejects with an UndecidedEdit or an ApiError. */
function useCheckedUpdate({ record, fields }: Options) {
  const t = useT();
  const { definition, text, supports } = useResource();
  const dataProvider = useDataProvider();
  const { titleOf } = useRecordText();
  const notifySuccess = useNotifySuccess();
  const { language } = useFormatContext();
  const { name: resource, conflict } = definition;
  const isChecked = conflict !== 'off' && (supports('one') || supports('list'));
  const merged = useRef(new Set<string>());

  const read = async (id: Identifier): Promise<RaRecord> => {
    try {
      return (await dataProvider.getOne(resource, { id, meta: { filters: segmentFilters(definition) } })).data;
    } catch (error) {
      throw error instanceof ApiError && error.failure === 'noData' ? new UndecidedEdit() : error;
    }
  };

  const [update] = useUpdate<RaRecord>(
    resource,
    { id: record?.id },
    {
      returnPromise: true,
      retry: (failures, error) => isOutdated(error) && failures < maxRetries,
      retryDelay: 0,
      mutationFn: async ({ id = '', data: yours = {}, previousData: base = { id } }) => {
        const theirs = isChecked ? await read(id) : base;
        const versions = { base, theirs, yours };
        const comparison = compareEdits(shownFields(fields, yours), versions);
        for (const source of comparison.merged) merged.current.add(source);
        if (comparison.conflicts.length > 0) throw new UndecidedEdit('', { cause: { ...versions, ...comparison } });
        const data = { ...definition.parent?.filter, ...sentValues(fields, comparison.values) };
        const meta = { overwrites: conflict === 'off' };
        const saved = await dataProvider.update(resource, { id, data, previousData: theirs, meta });
        const success = saved.meta?.message || text.sentence('update.success');
        const labels = [...merged.current].map((source) => text.label(source));
        const names = new Intl.ListFormat(language).format(labels);
        const message = names ? t('conflict.merged', { message: success, fields: names }) : success;
        return notifySuccess({ ...saved, meta: { message } }, undefined, titleOf({ ...saved.data, id }));
      },
    },
  );
  return { update, merged };
}

/**
 * Returns a function that creates or updates a record and shows a success toast. It resolves to a created record, or to
 * false if the administrator goes back to the form, and rejects if the call fails. `dialog` asks what to do about the
 * changes of others.
 */
export function useSaveRecord(options: Options) {
  const { record, fields, newRecord } = options;
  const text = useResourceText();
  const { name: resource } = useDefinition();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { titleOf } = useRecordText();
  const notifySuccess = useNotifySuccess();
  const [question, setQuestion] = useState<Question>();
  const focused = useRef<Element>(null);
  const [keyOf] = useState(createIdempotencyKeys);
  const { update, merged } = useCheckedUpdate(options);
  const [create] = useCreate(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ data: values = {} }) => {
        const data = sentValues(fields, values);
        const created = await dataProvider.create(resource, { data, meta: { idempotencyKey: keyOf(data) } });
        return notifySuccess(created, text.sentence('create.success'), titleOf({ id: '', ...data }));
      },
    },
  );

  // The button is disabled while a call is pending, and loses the focus.
  useEffect(() => {
    if (!question && focused.current instanceof HTMLElement) focused.current.focus();
  }, [question]);

  const ask = (values: Values, conflict?: Conflict) =>
    new Promise<Values | undefined>((answer) => setQuestion({ conflict, values, answer })).finally(() =>
      setQuestion(undefined),
    );

  const saveEdit = async (base: RaRecord, yours: Values): Promise<Values | boolean> => {
    try {
      await update(resource, { data: yours, previousData: base });
      void queryClient.invalidateQueries({ queryKey: [resource] }); // the server may derive values
      return true;
    } catch (error) {
      const undecided = isMissing(error) ? new UndecidedEdit() : error;
      if (!(undecided instanceof UndecidedEdit)) throw error;
      const { cause: conflict } = undecided;
      void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      const chosen = await ask({ ...newRecord, ...yours }, conflict);
      if (!chosen) return false;
      return conflict ? saveEdit(conflict.theirs as RaRecord, chosen) : create(resource, { data: chosen });
    }
  };

  const save = (values: Values) => {
    merged.current.clear();
    focused.current = focusedElement();
    return record ? saveEdit(record, values) : create(resource, { data: values });
  };

  const dialog = question && (
    <Downloaded load={loadQuestion} fallback={pendingDialog} hasPlace={false} props={{ question, fields }} />
  );
  return { save, dialog };
}

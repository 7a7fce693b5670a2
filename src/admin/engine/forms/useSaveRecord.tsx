import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Identifier, type RaRecord, useCreate, useDataProvider, useUpdate } from 'react-admin';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { createIdempotencyKeys } from '#admin/engine/record/createIdempotencyKeys.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useNotifySuccess } from '#admin/engine/record/messages.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { segmentFilters } from '#admin/engine/record/segments.ts';
import { sentValues, shownFields } from '#admin/engine/schema/Condition.ts';
import type { ViewField } from '#admin/engine/schema/fieldsOn.ts';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';
import { ApiError } from '#api/ApiError.ts';
import type { Values } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { type Conflict, compareEdits } from './compareEdits.ts';
import type { Question } from './SaveQuestion.tsx';

const loadQuestion = async () => (await import('./SaveQuestion.tsx')).SaveQuestion;

/** The record and the typed values differ in the same fields. */
class EditConflict extends Error {
  readonly found: Conflict;

  constructor(found: Conflict) {
    super('Others have changed the same fields');
    this.found = found;
  }
}

/** The record no longer exists. */
class RecordDeleted extends Error {}

const isMissing = (error: unknown) => error instanceof ApiError && error.failure === 'refused' && error.status === 404;

/** The API refused the version of the record, because it has changed since it was read. */
const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 412;

const maxAttempts = 3;

type Options = {
  /** The record when the form opened. Without it, a record is created. */
  record?: RaRecord;
  fields: readonly ViewField[];
  /** Values of a new record. */
  newRecord: Values;
};

/** Updates the record after a comparison with the stored one. Rejects with an EditConflict, RecordDeleted or ApiError. */
function useCheckedUpdate({ record, fields }: Options) {
  const t = useT();
  const text = useResourceText();
  const definition = useDefinition();
  const supports = useSupports();
  const dataProvider = useDataProvider();
  const notifySuccess = useNotifySuccess();
  const { language } = useFormatContext();
  const { name: resource, conflict } = definition;
  const isChecked = conflict !== 'off' && (supports(resource, 'one') || supports(resource, 'list'));
  const merged = useRef(new Set<string>());

  const read = async (id: Identifier): Promise<RaRecord> => {
    try {
      return (await dataProvider.getOne(resource, { id, meta: { filters: segmentFilters(definition) } })).data;
    } catch (error) {
      const isDeleted = isMissing(error) || (error instanceof ApiError && error.failure === 'noData');
      throw isDeleted ? new RecordDeleted() : error;
    }
  };

  const attempt = async (id: Identifier, base: RaRecord, mine: Values) => {
    const theirs = isChecked ? await read(id) : base;
    const versions = { base, theirs, mine };
    const sources = shownFields(fields, mine).map(({ source }) => source);
    const comparison = compareEdits(sources, versions);
    for (const source of comparison.merged) merged.current.add(source);
    if (comparison.conflicts.length > 0) throw new EditConflict({ comparison, versions });
    const data = { ...definition.parent?.filter, ...sentValues(fields, comparison.values) };
    return dataProvider.update(resource, { id, data, previousData: theirs });
  };

  const save = async (id: Identifier, base: RaRecord, mine: Values) => {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt(id, base, mine);
      } catch (error) {
        if (isMissing(error)) throw new RecordDeleted();
        if (!isOutdated(error) || attempts === maxAttempts) throw error;
      }
    }
  };

  const [update] = useUpdate<RaRecord>(
    resource,
    { id: record?.id },
    {
      returnPromise: true,
      mutationFn: async ({ id = '', data = {}, previousData = { id } }) => {
        const { data: saved, meta } = await save(id, previousData, data);
        const success = meta?.message || text.sentence('update.success');
        const labels = [...merged.current].map((source) => text.input(source));
        const names = new Intl.ListFormat(language).format(labels);
        const message = names ? t('conflict.merged', { message: success, fields: names }) : success;
        return notifySuccess({ data: saved, meta: { message } });
      },
    },
  );
  return { update, merged };
}

/** Returns a function that remembers the focus. It comes back after the question: the button is disabled while a call is pending. */
function useFocusAfter(question: Question | undefined) {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (!question && focused.current instanceof HTMLElement) focused.current.focus();
  }, [question]);
  return () => {
    focused.current = document.activeElement;
  };
}

/**
 * Returns a function that creates or updates a record and shows a success toast. It resolves to a created record, or to false if the administrator
 * goes back to the form, and rejects if the call fails. `dialog` asks what to do about the changes of others.
 */
export function useSaveRecord(options: Options) {
  const { record, fields, newRecord } = options;
  const text = useResourceText();
  const { name: resource } = useDefinition();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notifySuccess = useNotifySuccess();
  const [question, setQuestion] = useState<Question>();
  const keepFocus = useFocusAfter(question);
  const [keyOf] = useState(createIdempotencyKeys);
  const { update, merged } = useCheckedUpdate(options);
  const [create] = useCreate(
    resource,
    {},
    {
      returnPromise: true,
      mutationFn: async ({ data = {}, meta }) =>
        notifySuccess(await dataProvider.create(resource, { data, meta }), text.sentence('create.success')),
    },
  );

  const ask = (values: Values, conflict?: Conflict) =>
    new Promise<Values | undefined>((resolve) => {
      const answer = (answered?: Values) => {
        setQuestion(undefined);
        resolve(answered);
      };
      setQuestion({ conflict, values, answer });
    });

  const add = async (values: Values) => {
    const data = sentValues(fields, values);
    return create(resource, { data, meta: { idempotencyKey: keyOf(data) } });
  };

  const saveEdit = async (base: RaRecord, mine: Values): Promise<Values | boolean> => {
    try {
      await update(resource, { data: mine, previousData: base });
      void queryClient.invalidateQueries({ queryKey: [resource] }); // the server may derive values
      return true;
    } catch (error) {
      if (error instanceof EditConflict) {
        const chosen = await ask(mine, error.found);
        return chosen ? saveEdit(error.found.versions.theirs as RaRecord, chosen) : false;
      }
      if (!(error instanceof RecordDeleted)) throw error;
      void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      const copied = await ask({ ...newRecord, ...mine });
      return copied ? add(copied) : false;
    }
  };

  const save = (values: Values) => {
    merged.current.clear();
    keepFocus();
    return record ? saveEdit(record, values) : add(values);
  };

  const dialog = question && <Downloaded load={loadQuestion} fallback={null} props={{ question, fields }} />;
  return { save, dialog };
}

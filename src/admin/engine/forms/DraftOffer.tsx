import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useEvent } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useDefinition } from '#admin/engine/context/contexts.ts';
import { formatDate, formatTime } from '#admin/engine/fields/date/calendar.ts';
import { type FormatContext, isPersonal, useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { useResourceText, useT } from '#admin/engine/text/useT.ts';
import { useTypingPause } from '#admin/engine/ui/useTypedText.ts';
import { protectWork } from '#session/resumption.ts';
import { isSame } from './compareEdits.ts';
import { createDraft, type Draft, type StoredDraft } from './draftStore.ts';

/** The draft of this form and record. It stays the same while the form is open. */
export function useDraft(form: string, record?: RaRecord) {
  const { name: resource, parent } = useDefinition();
  const [draft] = useState(() => createDraft({ resource, form, record: String(record?.id ?? parent?.path ?? '') }));
  return draft;
}

/** Returns whether the form around it has unsaved values. While it has, the end of the session does not leave the page. */
export function useUnsavedForm(draft?: Draft) {
  const { dirtyFields } = useFormState();
  const isUnsaved = useEvent(() => Object.keys(dirtyFields).length > 0 && !draft?.isOver());
  useEffect(() => protectWork(isUnsaved), [isUnsaved]);
  return isUnsaved;
}

type DraftField = { source: string; kind: FieldKind; personal?: boolean };

/** Keeps the changed fields of the form around it, soon after a change and when the page is hidden. */
function useKeepDraft(draft: Draft, fields: readonly DraftField[]) {
  const { getFieldState, getValues, subscribe } = useFormContext();
  const { defaultValues } = useFormState();
  const changes = () => {
    const values = getValues();
    const changed = fields.filter(({ source }) => getFieldState(source).isDirty); // also of a change that is not drawn yet
    return Object.fromEntries(
      changed.map(({ source }) => [source, { was: get(defaultValues, source), typed: get(values, source) }]),
    );
  };
  const keep = useEvent(() => void draft.keep(changes()));

  const isPending = useRef(false);
  const keepPending = useEvent(() => {
    if (isPending.current) keep();
    isPending.current = false;
  });
  const keepHidden = useEvent(() => {
    if (document.visibilityState !== 'hidden' || !isPending.current) return;
    isPending.current = false;
    void draft.keepLeaving(changes());
  });
  const { callLater: keepLater } = useTypingPause<void>(keepPending);

  useEffect(() => {
    const callback = () => {
      isPending.current = true;
      keepLater();
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback });
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', keepHidden);
      keepPending();
    };
  }, [subscribe, keepLater, keepPending, keepHidden]);
  return keep;
}

/** The time of a draft, with the date unless it is from today. */
function timeText({ savedAt }: StoredDraft, translate: FormatContext['translate']) {
  const [date, today] = [new Date(savedAt), new Date()];
  const time = formatTime(date, translate);
  return formatDate(date) === formatDate(today) ? time : `${formatDate(date)} ${time}`;
}

type Props = {
  draft: Draft;
  fields: readonly DraftField[];
  space: { px?: number; pb: number };
  /** Restores the draft at once, as after an Undo. */
  isRestored?: boolean;
};

/** Keeps the draft of the form around it, without personal fields, and offers what an earlier form left behind. */
export function DraftOffer({ draft, fields, space, isRestored }: Props) {
  const t = useT();
  const text = useResourceText();
  const { language, translate } = useFormatContext();
  const { setFocus, setValue } = useFormContext();
  const { defaultValues } = useFormState();
  const values = useWatch();
  const [stored, setStored] = useState<StoredDraft>();
  const drafted = fields.filter((field) => !isPersonal(field));
  const keep = useKeepDraft(draft, drafted);
  const offered = drafted.flatMap(({ source }) => {
    const field = stored?.fields[source];
    return field ? [{ source, ...field }] : [];
  });
  const differing = offered.filter(({ source, typed }) => typed instanceof Blob || !isSame(get(values, source), typed));
  const changed = differing.filter(({ source, was }) => !isSame(get(defaultValues, source), was));
  const labelsOf = (listed: typeof offered) =>
    new Intl.ListFormat(language).format(listed.map(({ source }) => text.label(source)));

  useEffect(() => void draft.load().then(setStored), [draft]);

  const decide = () => {
    draft.decide();
    setStored(undefined);
    if (offered[0]) setFocus(offered[0].source); // the buttons disappear
  };
  const restore = () => {
    for (const { source, typed } of offered) setValue(source, typed, { shouldDirty: true });
    decide();
  };
  const restoreNow = useEvent(restore);
  useEffect(() => {
    if (stored && isRestored) restoreNow();
  }, [stored, isRestored, restoreNow]);
  const discard = () => {
    decide();
    keep();
  };
  return (
    <Box role="status" sx={{ ...space, '&:empty': { display: 'none' } }}>
      {stored && differing.length > 0 && (
        <Alert severity="info" role="presentation">
          <Box sx={{ fontWeight: 600 }}>{t('draft.offer', { time: timeText(stored, translate) })}</Box>
          <div>{t('draft.differs', { fields: labelsOf(differing) })}</div>
          {draft.form === 'update' && changed.length > 0 && (
            <div>{t('draft.changed', { fields: labelsOf(changed) })}</div>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button size="small" variant="outlined" color="inherit" onClick={restore}>
              {t('draft.restore')}
            </Button>
            <Button size="small" color="inherit" onClick={discard}>
              {t('draft.discard')}
            </Button>
          </Box>
        </Alert>
      )}
    </Box>
  );
}

import { Alert, Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, useEvent, useI18nProvider } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { formatDate, formatTime } from '#admin/engine/fields/date/calendar.ts';
import { isPersonal } from '#admin/engine/fields/FormatContext.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { isSame } from './compareEdits.ts';
import { createDraft, type Draft, type StoredDraft } from './draftStore.ts';

const savedAfterInMs = 300;

/** The draft of this form and record. It stays the same while the form is open. */
export function useDraft(form: string, record?: RaRecord) {
  const { name: resource, parent } = useDefinition();
  const [draft] = useState(() => createDraft({ resource, form, record: String(record?.id ?? parent?.path ?? '') }));
  return draft;
}

type DraftField = { source: string; kind: FieldKind; personal?: boolean };

/** Keeps the changed fields of the form around it, soon after a change and when the page is hidden. */
function useKeepDraft(draft: Draft, fields: readonly DraftField[]) {
  const { getValues, subscribe } = useFormContext();
  const { dirtyFields, defaultValues } = useFormState();
  const keep = useEvent(() => {
    const values = getValues();
    const changed = fields.filter(({ source }) => get(dirtyFields, source));
    void draft.keep(
      Object.fromEntries(
        changed.map(({ source }) => [source, { was: get(defaultValues, source), typed: get(values, source) }]),
      ),
    );
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepPending = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep();
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keepPending, savedAfterInMs);
      },
    });
    const keepHidden = () => document.visibilityState === 'hidden' && keepPending();
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', keepHidden);
      keepPending();
    };
  }, [subscribe, keep]);
  return keep;
}

const differs = (value: unknown, typed: unknown) => typed instanceof Blob || !isSame(value, typed);

/** The time of a draft, with the date unless it is from today. */
function timeText({ savedAt }: StoredDraft, language: string) {
  const [date, today] = [new Date(savedAt), new Date()];
  const time = formatTime(date, language);
  return formatDate(date) === formatDate(today) ? time : `${formatDate(date)} ${time}`;
}

type OfferProps = {
  stored: StoredDraft;
  /** The draft changes a record, which someone else may have changed since. */
  isOfRecord: boolean;
  fields: readonly DraftField[];
  onRestore: () => void;
  onDiscard: () => void;
};

function Offer({ stored, isOfRecord, fields, onRestore, onDiscard }: OfferProps) {
  const t = useT();
  const text = useResourceText();
  const language = useI18nProvider().getLocale();
  const { defaultValues } = useFormState();
  const values = useWatch();
  const differing = fields.filter(({ source }) => differs(get(values, source), stored.fields[source]?.typed));
  const changed = differing.filter(({ source }) => !isSame(get(defaultValues, source), stored.fields[source]?.was));
  const labelsOf = (listed: readonly DraftField[]) =>
    new Intl.ListFormat(language).format(listed.map(({ source }) => text.input(source)));
  if (differing.length === 0) return null;
  return (
    <Alert severity="info" role="presentation">
      <Box sx={{ fontWeight: 600 }}>{t('draft.offer', { time: timeText(stored, language) })}</Box>
      <div>{t('draft.differs', { fields: labelsOf(differing) })}</div>
      {isOfRecord && changed.length > 0 && <div>{t('draft.changed', { fields: labelsOf(changed) })}</div>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={onRestore}>
          {t('draft.restore')}
        </Button>
        <Button size="small" color="inherit" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      </Box>
    </Alert>
  );
}

type Props = { draft: Draft; fields: readonly DraftField[]; space: { px?: number; pb: number } };

/** Keeps the draft of the form around it, without personal fields, and offers what an earlier form left behind. */
export function DraftOffer({ draft, fields, space }: Props) {
  const { setFocus, setValue } = useFormContext();
  const [stored, setStored] = useState<StoredDraft>();
  const drafted = fields.filter((field) => !isPersonal(field));
  const offered = drafted.filter(({ source }) => stored && source in stored.fields);
  const keep = useKeepDraft(draft, drafted);

  useEffect(() => {
    let isShown = true;
    void draft.load().then((loaded) => isShown && setStored(loaded));
    return () => {
      isShown = false;
    };
  }, [draft]);

  const decide = () => {
    draft.decide();
    setStored(undefined);
    if (offered[0]) setFocus(offered[0].source); // the buttons disappear
  };
  const restore = () => {
    for (const { source } of offered) setValue(source, stored?.fields[source]?.typed, { shouldDirty: true });
    decide();
  };
  const discard = () => {
    decide();
    keep();
  };
  return (
    <Box role="status" sx={{ ...space, '&:empty': { display: 'none' } }}>
      {stored && (
        <Offer
          stored={stored}
          isOfRecord={draft.form === 'update'}
          fields={offered}
          onRestore={restore}
          onDiscard={discard}
        />
      )}
    </Box>
  );
}

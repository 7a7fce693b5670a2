import { Box, Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { useResource } from '#admin/engine/context/contexts.ts';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { fieldText } from '#admin/engine/fields/recordText.ts';
import { shownFields } from '#admin/engine/schema/Condition.ts';
import type { ViewField } from '#admin/engine/schema/fieldsOn.ts';
import { useResourceText, useT } from '#admin/engine/text/useT.ts';
import { CopyButton } from '#admin/engine/ui/CopyButton.tsx';
import { ConfirmDialog } from '#admin/engine/ui/Dialogs.tsx';
import { useIsNarrow } from '#admin/engine/ui/layout.ts';
import { type Values, valueAt } from '#api/values.ts';
import { type Conflict, takeTheirs, type Versions } from './compareEdits.ts';

/** A question to the administrator before a save. Without a conflict the record no longer exists. */
export type Question = {
  conflict?: Conflict;
  values: Values;
  /** Gets the values to save, or nothing to go back to the form. */
  answer: (values?: Values) => void;
};

/** A question with room for the typed values. */
const useDialogProps = () => ({ role: 'dialog', maxWidth: 'sm', fullScreen: useIsNarrow() }) as const;

type Props = { question: Question; fields: readonly ViewField[] };

/** Says that the record no longer exists. The typed values can be copied or, if the API has the call, saved as a new record. */
function DeletedRecord({ question: { values, answer }, fields }: Props) {
  const t = useT();
  const { definition, text, offers } = useResource();
  const format = { ...useFormatContext(), masksPersonalData: false }; // the administrator has typed the values
  const labelledText = ({ source }: ViewField) => {
    const value = valueAt(values, source);
    const typed = value instanceof File ? value.name : fieldText(definition, values, source, format);
    return `${text.label(source)}\n${typed}`;
  };
  return (
    <ConfirmDialog
      title={t('deleted.title')}
      question={t('deleted.text')}
      confirm={offers('create') && t('deleted.saveAsNew')}
      dialog={useDialogProps()}
      onConfirm={() => answer(values)}
      onCancel={() => answer()}
    >
      <CopyButton color="inherit" text={shownFields(fields, values).map(labelledText).join('\n\n')}>
        {t('deleted.copy')}
      </CopyButton>
    </ConfirmDialog>
  );
}

const sides = ['theirs', 'yours'] as const;

type Side = (typeof sides)[number];

type ChoiceProps = { field: ViewField; versions: Versions; chosen?: Side; onChoose: (side: Side) => void };

/** The value of a field before, and the two to choose from. */
function FieldChoice({ field, versions, chosen, onChoose }: ChoiceProps) {
  const t = useT();
  const id = useId();
  const label = useResourceText().label(field.source);
  // A new file has no path yet, so that its name is shown.
  const shown = (values: Values, valueId?: string) => {
    const value = valueAt(values, field.source);
    return (
      <Box id={valueId} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        <RecordContextProvider value={values}>
          {value instanceof File ? value.name : <FieldValue {...field} />}
        </RecordContextProvider>
      </Box>
    );
  };
  return (
    <FormControl sx={{ display: 'block' }}>
      <FormLabel id={id} sx={{ fontWeight: 600 }}>
        {label}
      </FormLabel>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('conflict.before')}
      </Typography>
      {shown(versions.base)}
      <RadioGroup
        aria-labelledby={id}
        value={chosen ?? null}
        onChange={(_, side) => onChoose(side as Side)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 1.5, mt: 1 }}
      >
        {sides.map((side) => (
          <Box
            key={side}
            sx={{ border: 1, borderColor: chosen === side ? 'primary.main' : 'divider', borderRadius: 1, p: 1.5 }}
          >
            <FormControlLabel
              value={side}
              label={t(`conflict.${side}`)}
              control={<Radio size="small" slotProps={{ input: { 'aria-describedby': id + side } }} />}
            />
            {shown(versions[side], id + side)}
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Shows each field that both sides have changed. Save is disabled until every field has a choice. */
function ConflictChoices({ question: { answer }, fields, conflict }: Props & { conflict: Conflict }) {
  const t = useT();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const { conflicts } = conflict;
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(conflicts.map((source) => [source, side])));
  const theirs = conflicts.filter((source) => choices[source] === 'theirs');
  return (
    <ConfirmDialog
      title={t('conflict.title')}
      question={t('conflict.text')}
      confirm={t('ra.action.save')}
      isDisabled={conflicts.some((source) => !choices[source])}
      dialog={useDialogProps()}
      onConfirm={() => answer(takeTheirs(conflict, theirs))}
      onCancel={() => answer()}
    >
      {conflicts.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {sides.map((side) => (
            <Button key={side} variant="outlined" color="inherit" size="small" onClick={() => chooseAll(side)}>
              {t(side === 'theirs' ? 'conflict.allTheirs' : 'conflict.allYours')}
            </Button>
          ))}
        </Box>
      )}
      {fields
        .filter(({ source }) => conflicts.includes(source))
        .map((field) => (
          <FieldChoice
            key={field.source}
            field={field}
            versions={conflict}
            chosen={choices[field.source]}
            onChoose={(side) => setChoices({ ...choices, [field.source]: side })}
          />
        ))}
    </ConfirmDialog>
  );
}

/** Asks what to do about the changes of others. */
export function SaveQuestion(props: Props) {
  const { conflict } = props.question;
  return conflict ? <ConflictChoices {...props} conflict={conflict} /> : <DeletedRecord {...props} />;
}

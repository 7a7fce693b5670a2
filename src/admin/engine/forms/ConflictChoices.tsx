import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import type { ViewField } from '#admin/engine/schema/fieldsOn.ts';
import { type Values, valueAt } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { type Comparison, takeTheirs, type Versions } from './compareEdits.ts';

type ShownValue = { field: ViewField; values: Values };

/** A value by the component of its kind. A new file has no path yet, so that its name is shown. */
function ShownValue({ field, values }: ShownValue) {
  const value = valueAt(values, field.source);
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {value instanceof File ? (
        value.name
      ) : (
        <RecordContextProvider value={values}>
          <FieldValue {...field} />
        </RecordContextProvider>
      )}
    </Box>
  );
}

type Side = 'theirs' | 'mine';

type ChoiceProps = {
  field: ViewField;
  versions: Versions;
  chosen?: Side;
  onChoose: (side: Side) => void;
};

/** The value of a field before, and the two to choose from. */
function FieldChoice({ field, versions, chosen, onChoose }: ChoiceProps) {
  const t = useT();
  const id = useId();
  const text = useResourceText();
  const sides = { theirs: t('conflict.theirs'), mine: t('conflict.yours') };
  return (
    <FormControl sx={{ display: 'block' }}>
      <FormLabel id={id} sx={{ fontWeight: 600 }}>
        {text.input(field.source)}
      </FormLabel>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('conflict.before')}
      </Typography>
      <ShownValue field={field} values={versions.base} />
      <RadioGroup
        aria-labelledby={id}
        value={chosen ?? null}
        onChange={(_, side) => onChoose(side as Side)}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5, mt: 1 }}
      >
        {(['theirs', 'mine'] as const).map((side) => (
          <Box
            key={side}
            sx={{ border: 1, borderColor: chosen === side ? 'primary.main' : 'divider', borderRadius: 1, p: 1.5 }}
          >
            <FormControlLabel
              value={side}
              label={sides[side]}
              control={<Radio size="small" slotProps={{ input: { 'aria-describedby': `${id}${side}` } }} />}
            />
            <div id={`${id}${side}`}>
              <ShownValue field={field} values={versions[side]} />
            </div>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

type Props = {
  comparison: Comparison;
  versions: Versions;
  /** The id of the text that describes the dialog. */
  textId: string;
  fields: readonly ViewField[];
  /** Gets the values to save. */
  onSave: (values: Values) => void;
  onCancel: () => void;
};

/** Shows each field that both sides have changed. Save is disabled until every field has a choice. */
export function ConflictChoices({ comparison, versions, textId, fields, onSave, onCancel }: Props) {
  const t = useT();
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const { conflicts } = comparison;
  const shown = fields.filter(({ source }) => conflicts.includes(source));
  const chooseAll = (side: Side) => setChoices(Object.fromEntries(conflicts.map((source) => [source, side])));
  const theirs = conflicts.filter((source) => choices[source] === 'theirs');
  return (
    <>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 3 }}>
        <DialogContentText id={textId}>{t('conflict.text')}</DialogContentText>
        {conflicts.length > 1 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" color="inherit" size="small" onClick={() => chooseAll('theirs')}>
              {t('conflict.allTheirs')}
            </Button>
            <Button variant="outlined" color="inherit" size="small" onClick={() => chooseAll('mine')}>
              {t('conflict.allYours')}
            </Button>
          </Box>
        )}
        {shown.map((field) => (
          <FieldChoice
            key={field.source}
            field={field}
            versions={versions}
            chosen={choices[field.source]}
            onChoose={(side) => setChoices({ ...choices, [field.source]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {t('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={conflicts.some((source) => !choices[source])}
          onClick={() => onSave(takeTheirs(comparison, versions.theirs, theirs))}
        >
          {t('ra.action.save')}
        </Button>
      </DialogActions>
    </>
  );
}

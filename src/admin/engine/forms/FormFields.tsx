import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useRef, useState } from 'react';
import { useSaveContext } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FormField } from '#admin/engine/fields/FieldInputs.tsx';
import { RequiredNote } from '#admin/engine/fields/FieldInputs.tsx';
import type { ErrorMessage } from '#admin/engine/record/useErrorText.ts';
import type { AnyCondition } from '#admin/engine/schema/Condition.ts';
import { shownFields } from '#admin/engine/schema/matches.ts';
import { ErrorAlert } from '#admin/engine/ui/ErrorAlert.tsx';
import { isBlank } from '#api/values.ts';
import { useT } from '#i18n/useT.ts';
import { FormSections } from './FormSections.tsx';

type Props = {
  /** All that the form may show; those whose conditions do not hold are left out. */
  fields: readonly ConditionalField[];
  error?: ErrorMessage;
  onCancel: () => void;
};

export type ConditionalField = FormField & { when?: AnyCondition; sectionWhen?: AnyCondition };

/** Moves the focus, once a save has failed, to the first field of the form that the API refused, or back to the button. */
function useFocusAfterError(fields: readonly ConditionalField[], error: ErrorMessage | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const handled = useRef<ErrorMessage>(undefined);
  const { setFocus } = useFormContext();
  const { errors, isSubmitting } = useFormState();

  useEffect(() => {
    if (!error || isSubmitting || handled.current === error) return;
    handled.current = error;
    const refused = fields.find(({ source }) => get(errors, source));
    if (refused) setFocus(refused.source);
    else button.current?.focus();
  }, [error, errors, fields, isSubmitting, setFocus]);

  return button;
}

/** The same list as long as it holds the same fields, so that a key that is pressed in one input does not draw all of them anew. */
function useSameFields(fields: readonly ConditionalField[]) {
  const [kept, setKept] = useState(fields);
  const isSame = kept.length === fields.length && kept.every((field, index) => field === fields[index]);
  if (!isSame) setKept(fields);
  return isSame ? kept : fields;
}

/** The inputs in the order of the definition, and the buttons. The form cannot be saved while a required field is blank. */
export function FormFields({ fields: all, error, onCancel }: Props) {
  const t = useT();
  const values = useWatch();
  const fields = useSameFields(shownFields(all, values));
  const { saving } = useSaveContext();
  const isIncomplete = fields.some(({ source, rules }) => rules?.required && isBlank(get(values, source)));
  const button = useFocusAfterError(fields, error);

  return (
    <>
      {error && (
        <Box sx={{ px: 3, pb: 1 }}>
          <ErrorAlert message={error} />
        </Box>
      )}
      <DialogContent sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}>
        <RequiredNote fields={fields} />
        <FormSections fields={fields} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={saving} onClick={onCancel}>
          {t('ra.action.cancel')}
        </Button>
        <Button
          ref={button}
          type="submit"
          variant="contained"
          color="secondary"
          disabled={isIncomplete}
          loading={saving}
          loadingPosition="start"
          startIcon={<span hidden />}
        >
          {t(saving ? 'actions.saving' : 'ra.action.save')}
        </Button>
      </DialogActions>
    </>
  );
}

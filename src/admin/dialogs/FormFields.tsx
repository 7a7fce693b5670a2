import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useSaveContext } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isBlank } from '#admin/fields/notBlank.ts';
import { ErrorAlert } from '#admin/parts/ErrorAlert.tsx';
import type { ErrorMessage } from '#admin/parts/useErrorText.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { fieldsOn } from '#admin/record/fieldsOn.ts';
import { shownFields } from '#admin/record/matches.ts';
import { useT } from '#i18n/useT.ts';
import { FieldInputs } from './FieldInputs.tsx';

type Props = { error?: ErrorMessage; onCancel: () => void };

/** Moves the focus, once a save has failed, to the first field that the API refused, or back to the button. */
function useFocusAfterError(error: ErrorMessage | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const handled = useRef<ErrorMessage>(undefined);
  const { setFocus } = useFormContext();
  const { errors, isSubmitting } = useFormState();

  useEffect(() => {
    if (!error || isSubmitting || handled.current === error) return;
    handled.current = error;
    const [refused] = Object.keys(errors);
    if (refused) setFocus(refused);
    else button.current?.focus();
  }, [error, errors, isSubmitting, setFocus]);

  return button;
}

/** The inputs in the order of the definition, and the buttons. The form cannot be saved while a required field is blank. */
export function FormFields({ error, onCancel }: Props) {
  const t = useT();
  const definition = useDefinition();
  const values = useWatch();
  const fields = shownFields(fieldsOn(definition, 'form'), values);
  const { saving } = useSaveContext();
  const isIncomplete = fields.some(({ source, required }) => required && isBlank(values[source]));
  const button = useFocusAfterError(error);

  return (
    <>
      {error && (
        <Box sx={{ px: 3, pb: 1 }}>
          <ErrorAlert message={error} />
        </Box>
      )}
      <DialogContent sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}>
        <FieldInputs fields={fields} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={saving} onClick={onCancel}>
          {t('actions.cancel')}
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
          {t(saving ? 'actions.saving' : 'actions.save')}
        </Button>
      </DialogActions>
    </>
  );
}

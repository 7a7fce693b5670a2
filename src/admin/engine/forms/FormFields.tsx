import { Box, Button, DialogActions, DialogContent, Skeleton, Typography } from '@mui/material';
import { memo, useEffect, useRef, useState } from 'react';
import { useSaveContext } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldInputs, type FormField, RequiredNote } from '#admin/engine/fields/FieldInputs.tsx';
import { useDefinition, useSectionLabel } from '#admin/engine/record/DefinitionContext.ts';
import type { ErrorMessage } from '#admin/engine/record/messages.ts';
import { type AnyCondition, shownFields } from '#admin/engine/schema/Condition.ts';
import { groupBySection } from '#admin/engine/schema/Section.ts';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';
import { ErrorAlert } from '#admin/engine/ui/ErrorAlert.tsx';
import { isBlank } from '#api/values.ts';
import { useT } from '#i18n/useT.ts';

const group = { m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 } as const;

const loadTabs = async () => (await import('./FormTabs.tsx')).FormTabs;

type FieldsProps = { fields: readonly FormField[] };

function FormGroup({ name, fields }: FieldsProps & { name: string }) {
  const labelOf = useSectionLabel();
  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, pt: 1, mb: 1.5 }}>
        {labelOf(name)}
      </Typography>
      <FieldInputs fields={fields} />
    </Box>
  );
}

/** The inputs, with a heading or a tab for each section. */
const FormSections = memo(function FormSections({ fields }: FieldsProps) {
  const definition = useDefinition();
  const { lead, sections } = groupBySection(definition, fields);
  const hasTabs = definition.form?.layout === 'tabs' && sections.length > 1;
  return (
    <>
      <FieldInputs fields={lead} />
      {hasTabs ? (
        <Downloaded load={loadTabs} props={{ lead, tabs: sections }} fallback={<Skeleton height={240} />} />
      ) : (
        sections.map(({ name, fields: own }) => <FormGroup key={name} name={name} fields={own} />)
      )}
    </>
  );
});

type ConditionalField = FormField & { when?: AnyCondition; sectionWhen?: AnyCondition };

type Props = {
  /** The fields of the form. Those whose conditions fail are left out. */
  fields: readonly ConditionalField[];
  error?: ErrorMessage;
  onCancel: () => void;
};

/** After a failed save, focuses the first field that the API refused, or else the button. */
function useFocusAfterError(fields: readonly ConditionalField[], error: ErrorMessage | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const handled = useRef<ErrorMessage>(undefined);
  const { setFocus } = useFormContext();
  const { errors, isSubmitting } = useFormState();
  const { lead, sections } = groupBySection(useDefinition(), fields);
  const refused = [...lead, ...sections.flatMap((section) => section.fields)].find(({ source }) => get(errors, source));

  useEffect(() => {
    if (!error || isSubmitting || handled.current === error) return;
    handled.current = error;
    if (refused) setFocus(refused.source);
    else button.current?.focus();
  }, [error, refused, isSubmitting, setFocus]);

  return button;
}

/** Returns the same array while it has the same fields, so that typing in one input does not render all of them. */
function useSameFields(fields: readonly ConditionalField[]) {
  const [previous, setPrevious] = useState(fields);
  const isSame = previous.length === fields.length && previous.every((field, index) => field === fields[index]);
  if (!isSame) setPrevious(fields);
  return isSame ? previous : fields;
}

/** The inputs and buttons of a form. The save button is disabled while a required field is blank. */
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
          <ErrorAlert message={error} onRetry={() => button.current?.form?.requestSubmit()} />
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

import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useSupports } from '#admin/engine/record/ProductContext.ts';
import { fieldText } from '#admin/engine/record/recordText.ts';
import { shownFields } from '#admin/engine/schema/Condition.ts';
import type { ViewField } from '#admin/engine/schema/fieldsOn.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { CopyButton } from '#admin/engine/ui/CopyButton.tsx';
import { type Values, valueAt } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';

type Props = {
  /** The id of the text that describes the dialog. */
  textId: string;
  fields: readonly ViewField[];
  values: Values;
  /** Gets the values to save. */
  onSave: (values: Values) => void;
  onCancel: () => void;
};

/** Says that the record no longer exists. The typed values can be copied or, if the API has the call, saved as a new record. */
export function DeletedNotice({ textId, fields, values, onSave, onCancel }: Props) {
  const t = useT();
  const supports = useSupports();
  const definition = useDefinition();
  const text = useResourceText();
  const format = { ...useFormatContext(), masksPersonalData: false }; // the administrator has typed the values
  const labelledText = ({ source }: ViewField) => {
    const value = valueAt(values, source);
    const typed = value instanceof File ? value.name : fieldText(definition, values, source, format);
    return `${text.input(source)}\n${typed}`;
  };
  return (
    <>
      <DialogContent>
        <DialogContentText id={textId}>{t('deleted.text')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onCancel}>
          {t('ra.action.cancel')}
        </Button>
        <CopyButton color="inherit" text={shownFields(fields, values).map(labelledText).join('\n\n')}>
          {t('deleted.copy')}
        </CopyButton>
        {hasForm(definition, 'create') && supports(definition.name, 'create') && (
          <Button variant="contained" color="secondary" onClick={() => onSave(values)}>
            {t('deleted.saveAsNew')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

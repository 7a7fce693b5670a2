import { DialogActions, DialogContent } from '@mui/material';
import { RecordContextProvider } from 'react-admin';
import { textAt } from '#admin/engine/fields/text/text.tsx';
import { FieldList } from '#admin/engine/record/FieldSections.tsx';
import type { ShownFields } from '#admin/engine/schema/Field.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { CopyButton } from '#admin/engine/ui/CopyButton.tsx';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import type { Values } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';

type Props = { title: string; shown: ShownFields<Values>; result: Values; onClose: () => void };

/** Shows the response of a call, which may never come again, such as a key. Texts can be copied. */
export function ResultDialog({ title, shown, result, onClose }: Props) {
  const t = useT();
  const { label } = useResourceText();
  const fields = withSources(shown);
  return (
    <DialogFrame title={title} onClose={onClose} isKept>
      <DialogContent>
        <RecordContextProvider value={{ id: '', ...result }}>
          <FieldList fields={fields} />
        </RecordContextProvider>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        {fields
          .filter(({ kind }) => kind === 'text')
          .map(({ source }) => (
            <CopyButton key={source} text={textAt(result, { source })}>
              {t('copy.field', { field: label(source) })}
            </CopyButton>
          ))}
      </DialogActions>
    </DialogFrame>
  );
}

import { Button, DialogActions, DialogContent } from '@mui/material';
import { Fragment, useEffect } from 'react';
import { RecordContextProvider } from 'react-admin';
import { FieldList } from '#admin/engine/fields/FieldSections.tsx';
import type { ShownFields } from '#admin/engine/schema/Field.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { useResourceText, useT } from '#admin/engine/text/useT.ts';
import { CopyButton } from '#admin/engine/ui/CopyButton.tsx';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { saveFile } from '#admin/engine/ui/saveFile.ts';
import { type Values, valueAt } from '#api/values.ts';
import { protectWork } from '#session/resumption.ts';

type Props = { title: string; shown: ShownFields<Values>; result: Values; onClose: () => void };

/** Shows the response of a call, which may never come again, such as a key. Texts can be copied, lists also saved. */
export function ResultDialog({ title, shown, result, onClose }: Props) {
  const t = useT();
  const { label } = useResourceText();
  const fields = withSources(shown);
  useEffect(() => protectWork(() => true), []);
  const linesOf = (source: string) => [valueAt(result, source)].flat().join('\n');
  return (
    <DialogFrame title={title} onClose={onClose} isKept>
      <DialogContent>
        <RecordContextProvider value={{ id: '', ...result }}>
          <FieldList fields={fields} />
        </RecordContextProvider>
      </DialogContent>
      <DialogActions>
        {fields
          .map(({ kind, source }) => ({ source, copiedAs: traitsOf(kind).copiedAs }))
          .filter(({ copiedAs }) => copiedAs)
          .map(({ source, copiedAs }) => (
            <Fragment key={source}>
              <CopyButton text={linesOf(source)}>
                {copiedAs === 'line' ? t('copy.field', { field: label(source) }) : t('copy.all')}
              </CopyButton>
              {copiedAs === 'lines' && (
                <Button variant="outlined" onClick={() => saveFile(`${source}.txt`, new Blob([linesOf(source)]))}>
                  {t('copy.save')}
                </Button>
              )}
            </Fragment>
          ))}
      </DialogActions>
    </DialogFrame>
  );
}

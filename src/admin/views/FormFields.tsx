import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useWatch } from 'react-hook-form';
import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import { useT } from '#i18n/useT.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { fieldsIn } from './fieldsIn.ts';
import type { FailureWords } from './useFailureWords.ts';

type Props = { definition: AnyResource; isPending: boolean; failure?: FailureWords; onCancel: () => void };

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The inputs in the order the definition lists them. What is required keeps the form from being saved while it is blank. */
export function FormFields({ definition, isPending, failure, onCancel }: Props) {
  const t = useT();
  const values = useWatch();
  const fields = fieldsIn(definition, 'form');
  const isIncomplete = fields.some(({ source, required }) => required && isBlank(values[source]));

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, '&&': { pt: 1 } }}>
        <FailureAlert failure={failure} />
        {fields.map(({ source, kind, label, required }) => {
          const { Input } = fieldKinds[kind];
          return Input && <Input key={source} source={source} label={t(label)} required={required} />;
        })}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isPending} onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          disabled={isIncomplete}
          loading={isPending}
          loadingPosition="start"
          startIcon={<span hidden />}
        >
          {t(isPending ? 'actions.saving' : 'actions.save')}
        </Button>
      </DialogActions>
    </>
  );
}

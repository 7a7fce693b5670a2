import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type RaRecord, useResourceDefinition } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import type { ReferenceTarget } from '#admin/engine/fields/FormatContext.ts';
import { useFieldInput } from '#admin/engine/fields/input/useFieldInput.tsx';
import { useKinds } from '#admin/engine/fields/useKinds.ts';
import { useT } from '#i18n/useT.ts';
import { useChoices } from './useChoices.ts';

/** A record of another resource, chosen by its title; the value is its key, or null for none. */
export function ReferenceInput({ to, ...input }: InputProps<'reference'>) {
  const t = useT();
  const { titleKind = 'text' }: ReferenceTarget = useResourceDefinition({ resource: to }).options ?? {};
  useKinds([titleKind]);
  const {
    field,
    textField: { onBlur, ...textField },
  } = useFieldInput(input);
  const { setFocus } = useFormContext();
  const { value, onChange } = field;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const key: string | number | null = value === '' || value === undefined ? null : value;
  const choices = useChoices({ to, id: key, search: typed ?? '', isOpen });
  const record: RaRecord | null = key === null ? null : (choices.chosen ?? { id: key });
  const retry = () => {
    choices.refetch();
    setFocus(input.source); // the button goes once the choices come
  };
  const loadError = choices.error && (
    <>
      {t('reference.failed')}{' '}
      <Button size="small" color="inherit" onClick={retry}>
        {t('actions.retry')}
      </Button>
    </>
  );

  return (
    <Autocomplete<RaRecord>
      id={textField.id}
      options={choices.matches}
      filterOptions={(options) => options}
      getOptionLabel={choices.titleOf}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, chosen) => String(option.id) === String(chosen.id)}
      value={record}
      onChange={(_, chosen) => onChange(chosen?.id ?? null)}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : undefined)}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onBlur={onBlur}
      loading={choices.isFetching}
      loadingText={t('frame.loading')}
      noOptionsText={t('reference.noMatches')}
      clearText={t('reference.clear')}
      openText={t('reference.open')}
      closeText={t('ra.action.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          {...textField}
          error={Boolean(textField.helperText || loadError)}
          helperText={textField.helperText || loadError}
        />
      )}
    />
  );
}

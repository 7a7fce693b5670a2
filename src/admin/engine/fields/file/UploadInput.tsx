import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { useFieldInput } from '#admin/engine/fields/input/useFieldInput.tsx';
import { FileDrop } from './FileDrop.tsx';

type Props = Pick<InputProps, 'source' | 'label' | 'rules'> & {
  accept?: string;
  /** Whether a dropped file is one that could be chosen. */
  isAllowed: (file: File) => boolean;
  words: { choose: string; replace: string; notAllowed: string };
  /** Shows what the form would save, with a button that removes it. */
  children: (value: unknown, remove: () => void) => ReactNode;
};

/** A file to choose or to drop. The value is a stored path, the chosen File, or null for none. */
export function UploadInput({ source, label, rules, accept, isAllowed, words, children }: Props) {
  const { field, error } = useFieldInput({ source, rules });
  const [isRefused, setIsRefused] = useState(false);
  const { setFocus } = useFormContext();
  const labelId = useId();
  const errorId = useId();
  const wrong = isRefused ? words.notAllowed : error;

  const choose = (file: File) => {
    setIsRefused(!isAllowed(file));
    if (isAllowed(file)) field.onChange(file);
  };
  const remove = () => {
    setIsRefused(false);
    field.onChange(null);
    setFocus(source);
  };

  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1 }}>
      <FormLabel
        component="div"
        id={labelId}
        required={rules?.required}
        error={Boolean(wrong)}
        sx={{ fontSize: '0.875rem' }}
      >
        {label}
      </FormLabel>
      {field.value && children(field.value, remove)}
      <FileDrop
        inputRef={field.ref}
        label={field.value ? words.replace : words.choose}
        accept={accept}
        isRequired={rules?.required && !field.value}
        errorId={wrong ? errorId : undefined}
        onFile={choose}
      />
      <FormHelperText id={errorId} error role="alert" hidden={!wrong} sx={{ mx: 1.75, my: 0 }}>
        {wrong}
      </FormHelperText>
    </Box>
  );
}

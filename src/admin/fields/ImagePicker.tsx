import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useInput } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { ChosenImage } from './ChosenImage.tsx';
import { DropArea } from './DropArea.tsx';
import type { InputProps } from './FieldParts.ts';

const asItIs = (value: unknown) => value;

const isImage = (file: File) => file.type.startsWith('image/');

/** An image to choose or to drop. The value is a stored path, the chosen file, or null for none. */
export function ImagePicker({ source, label }: InputProps) {
  const t = useT();
  const { field, fieldState } = useInput({ source, format: asItIs, parse: asItIs });
  const [isRefused, setIsRefused] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const problemId = useId();
  const problem = isRefused ? t('image.notImage') : fieldState.error?.message;

  const choose = (file: File) => {
    setIsRefused(!isImage(file));
    if (isImage(file)) field.onChange(file);
  };
  const clear = () => {
    setIsRefused(false);
    field.onChange(null);
    fileInput.current?.focus();
  };

  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={labelId} variant="body2" color="textSecondary">
        {label}
      </Typography>
      {field.value && <ChosenImage value={field.value} onRemove={clear} />}
      <DropArea
        inputRef={fileInput}
        label={t(field.value ? 'image.replace' : 'image.choose')}
        problemId={problem && problemId}
        onFile={choose}
      />
      <FormHelperText id={problemId} error role="alert" sx={{ m: 0, '&:empty': { display: 'none' } }}>
        {problem}
      </FormHelperText>
    </Box>
  );
}

import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useInput, ValidationError } from 'ra-core';
import { useId, useRef, useState } from 'react';
import type { InputProps } from '#admin/fields/FieldKindParts.ts';
import { notBlank } from '#admin/fields/notBlank.ts';
import { useT } from '#i18n/useT.ts';
import { FileDrop } from './FileDrop.tsx';
import { ImagePreview } from './ImagePreview.tsx';

const identity = (value: unknown) => value;

const isImage = (file: File) => file.type.startsWith('image/');

/** An image to choose or to drop. The value is a stored path, the chosen File, or null for none. */
export function ImageInput({ source, label, required }: InputProps) {
  const t = useT();
  const { field, fieldState } = useInput({
    source,
    format: identity,
    parse: identity,
    validate: required ? notBlank : undefined,
  });
  const [isNoImage, setIsNoImage] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const errorId = useId();
  const message = fieldState.error?.message;
  const error = isNoImage ? t('image.notImage') : message && <ValidationError error={message} />;

  const choose = (file: File) => {
    setIsNoImage(!isImage(file));
    if (isImage(file)) field.onChange(file);
  };
  const clear = () => {
    setIsNoImage(false);
    field.onChange(null);
    fileInput.current?.focus();
  };

  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={labelId} variant="body2" color="textSecondary">
        {label}
      </Typography>
      {field.value && <ImagePreview value={field.value} onRemove={clear} />}
      <FileDrop
        inputRef={fileInput}
        label={t(field.value ? 'image.replace' : 'image.choose')}
        errorId={error ? errorId : undefined}
        onFile={choose}
      />
      <FormHelperText
        id={errorId}
        error
        role="alert"
        sx={{ m: 0, whiteSpace: 'pre-line', '&:empty': { display: 'none' } }}
      >
        {error}
      </FormHelperText>
    </Box>
  );
}

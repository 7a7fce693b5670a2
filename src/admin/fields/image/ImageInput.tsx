import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useInput, ValidationError } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import type { InputProps } from '#admin/fields/FieldKindParts.ts';
import { notBlank } from '#admin/fields/notBlank.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import { useT } from '#i18n/useT.ts';
import { FileDrop } from './FileDrop.tsx';
import { Picture } from './Picture.tsx';

/** The URL of a form's image: a chosen file in memory, a stored path below the media base. */
function usePreviewUrl(value: unknown) {
  const [fileUrl, setFileUrl] = useState<string>();

  useEffect(() => {
    if (!(value instanceof Blob)) return;
    const url = URL.createObjectURL(value);
    setFileUrl(url);
    return () => {
      setFileUrl(undefined);
      URL.revokeObjectURL(url);
    };
  }, [value]);

  return typeof value === 'string' ? mediaUrl(value) : (fileUrl ?? null);
}

/** The image that a form would save, with a button that removes it. */
function ImagePreview({ value, onRemove }: { value: unknown; onRemove: () => void }) {
  const t = useT();
  const url = usePreviewUrl(value);
  const isFile = value instanceof File;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ width: 96, height: 96, flexShrink: 0 }}>
        {(url || !isFile) && (
          <Picture
            src={url}
            alt={t('image.preview')}
            sx={{ width: 96, height: 96, border: 1, borderColor: 'divider' }}
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {isFile && (
          <Typography variant="body2" color="textSecondary" noWrap title={value.name} sx={{ mb: 0.5 }}>
            {value.name}
          </Typography>
        )}
        <Button size="small" color="inherit" variant="outlined" startIcon={<DeleteIcon />} onClick={onRemove}>
          {t('image.remove')}
        </Button>
      </Box>
    </Box>
  );
}

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

import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button, FormHelperText, FormLabel, Typography } from '@mui/material';
import { type ChangeEvent, type ComponentType, useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '#admin/engine/fields/KindImplementation.ts';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import { useT } from '#i18n/useT.ts';
import { fileName } from './file.tsx';

const area = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: 72,
  px: 2,
  py: 1.5,
  border: '1.5px dashed',
  borderColor: 'text.secondary',
  borderRadius: 1,
  bgcolor: 'var(--color-field)',
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-within': { outline: '2px solid var(--color-focus)', outlineOffset: 2 },
} as const;

const dragOver = { borderStyle: 'solid', borderColor: 'primary.main', bgcolor: 'action.hover' } as const;

/** Stretches the file input over its area, so that all of it takes clicks, the focus and dropped files. */
const coverAll = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' } as const;

/** Keeps the browser from opening a file that is dropped beside the input. */
function useDropGuard() {
  useEffect(() => {
    const guard = (event: Event) => event.target instanceof HTMLInputElement || event.preventDefault();
    const listening = new AbortController();
    for (const type of ['dragover', 'drop']) window.addEventListener(type, guard, listening);
    return () => listening.abort();
  }, []);
}

/** True for a file that HTML's `accept` allows. */
function isAccepted({ name, type }: File, accept?: string) {
  const patterns = accept?.split(',').map((pattern) => pattern.trim().toLowerCase());
  if (!patterns) return true;
  return patterns.some((pattern) => {
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
  });
}

type Props = Pick<InputProps, 'source' | 'label' | 'rules'> & {
  /** HTML's `accept`. A dropped file may be of another type. */
  accept?: string;
  /** The group of messages. */
  texts: 'file' | 'image';
  /** Shows the value that the form would save. By default, its name does. */
  Preview?: ComponentType<{ value: unknown }>;
};

/** A file input. Its value is a stored path, the chosen File, or null. */
export function UploadInput({ source, label, rules, accept, texts, Preview }: Props) {
  const t = useT();
  useDropGuard();
  const {
    field: { value, onChange },
    error,
    textField: { inputRef },
  } = useFieldInput({ source, rules });
  const [isRefused, setIsRefused] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const { setFocus } = useFormContext();
  const labelId = useId();
  const errorId = useId();
  const shownError = isRefused ? t(`${texts}.notAccepted`) : error;
  const name = value instanceof File ? value.name : !Preview && fileName(String(value));

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.item(0);
    setIsRefused(Boolean(file && !isAccepted(file, accept)));
    if (file && isAccepted(file, accept)) onChange(file);
    target.value = ''; // the same file can be chosen again after it was removed
  };
  const remove = () => {
    setIsRefused(false);
    onChange(null);
    setFocus(source);
  };

  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1 }}>
      <FormLabel
        component="div"
        id={labelId}
        required={rules?.required}
        error={Boolean(shownError)}
        sx={{ fontSize: '0.875rem' }}
      >
        {label}
      </FormLabel>
      {value && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {Preview && <Preview value={value} />}
          <Box sx={{ minWidth: 0 }}>
            {name && (
              <Typography variant="body2" color="textSecondary" noWrap title={name} sx={{ mb: 0.5 }}>
                {name}
              </Typography>
            )}
            <Button size="small" color="inherit" variant="outlined" startIcon={<DeleteIcon />} onClick={remove}>
              {t(`${texts}.remove`)}
            </Button>
          </Box>
        </Box>
      )}
      <Box
        component="label"
        onDragOver={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        sx={{ ...area, ...(shownError && { borderColor: 'error.main' }), ...(isOver && dragOver) }}
      >
        <UploadIcon fontSize="small" aria-hidden />
        {t(`${texts}.${value ? 'replace' : 'choose'}`)}
        <input
          ref={inputRef}
          type="file"
          accept={accept}
          required={rules?.required && !value}
          aria-invalid={Boolean(shownError)}
          aria-describedby={shownError ? errorId : undefined}
          onChange={choose}
          style={coverAll}
        />
      </Box>
      <FormHelperText id={errorId} error role="alert" hidden={!shownError} sx={{ mx: 1.75, my: 0 }}>
        {shownError}
      </FormHelperText>
    </Box>
  );
}

import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '#admin/engine/fields/KindImplementation.ts';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';

type DropProps = {
  inputRef: Ref<HTMLInputElement>;
  label: string;
  accept?: string;
  isRequired?: boolean;
  /** The id of the element with the error, if there is one. */
  errorId?: string;
  onFile: (file: File) => void;
};

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

/** Stretches the file input over its area, so that all of it can be clicked and focused. */
const coverAll = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' } as const;

const preventDefault = (event: Event) => event.preventDefault();

/** Takes a file by click, keyboard or drop. Keeps the browser from opening a file that is dropped beside the area. */
function FileDrop({ inputRef, label, accept, isRequired, errorId, onFile }: DropProps) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    window.addEventListener('dragover', preventDefault);
    window.addEventListener('drop', preventDefault);
    return () => {
      window.removeEventListener('dragover', preventDefault);
      window.removeEventListener('drop', preventDefault);
    };
  }, []);

  const take = (file?: File | null) => {
    setIsOver(false);
    if (file) onFile(file);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.item(0));
    target.value = ''; // the same file can be chosen again after it was removed
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files.item(0));
  };

  return (
    <Box
      component="label"
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{ ...area, ...(errorId && { borderColor: 'error.main' }), ...(isOver && dragOver) }}
    >
      <UploadIcon fontSize="small" aria-hidden />
      {label}
      <input
        ref={inputRef}
        type="file"
        accept={accept}
        required={isRequired}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        onChange={choose}
        style={coverAll}
      />
    </Box>
  );
}

type Props = Pick<InputProps, 'source' | 'label' | 'rules'> & {
  /** HTML's `accept`. */
  accept?: string;
  /** Checks a dropped file, which may be of any type. */
  isAllowed: (file: File) => boolean;
  labels: { choose: string; replace: string; notAllowed: string };
  /** Shows the value that the form would save, with a button that removes it. */
  children: (value: unknown, remove: () => void) => ReactNode;
};

/** A file input. Its value is a stored path, the chosen File, or null. */
export function UploadInput({ source, label, rules, accept, isAllowed, labels, children }: Props) {
  const { field, error } = useFieldInput({ source, rules });
  const [isRefused, setIsRefused] = useState(false);
  const { setFocus } = useFormContext();
  const labelId = useId();
  const errorId = useId();
  const shownError = isRefused ? labels.notAllowed : error;

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
        error={Boolean(shownError)}
        sx={{ fontSize: '0.875rem' }}
      >
        {label}
      </FormLabel>
      {field.value && children(field.value, remove)}
      <FileDrop
        inputRef={field.ref}
        label={field.value ? labels.replace : labels.choose}
        accept={accept}
        isRequired={rules?.required && !field.value}
        errorId={shownError ? errorId : undefined}
        onFile={choose}
      />
      <FormHelperText id={errorId} error role="alert" hidden={!shownError} sx={{ mx: 1.75, my: 0 }}>
        {shownError}
      </FormHelperText>
    </Box>
  );
}

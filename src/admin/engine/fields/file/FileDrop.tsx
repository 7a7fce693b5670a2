import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import { type ChangeEvent, type DragEvent, type Ref, useEffect, useState } from 'react';

type Props = {
  inputRef: Ref<HTMLInputElement>;
  label: string;
  /** What can be chosen, as HTML's `accept` says it. */
  accept?: string;
  isRequired?: boolean;
  /** The id of the element that says why the last file was refused. */
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

const refused = { borderColor: 'error.main' } as const;

const dragOver = { borderStyle: 'solid', borderColor: 'primary.main', bgcolor: 'action.hover' } as const;

/** Stretches the file input over the whole area, so that a click, the keyboard and a drop all reach it. */
const coverAll = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' } as const;

const preventOpening = (event: Event) => event.preventDefault();

/** Accepts a file by click, keyboard or drop. Keeps the browser from opening a file that was dropped beside it. */
export function FileDrop({ inputRef, label, accept, isRequired, errorId, onFile }: Props) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    window.addEventListener('dragover', preventOpening);
    window.addEventListener('drop', preventOpening);
    return () => {
      window.removeEventListener('dragover', preventOpening);
      window.removeEventListener('drop', preventOpening);
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
      sx={{ ...area, ...(errorId && refused), ...(isOver && dragOver) }}
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

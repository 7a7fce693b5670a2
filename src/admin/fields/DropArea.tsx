import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import { type ChangeEvent, type DragEvent, type RefObject, useEffect, useState } from 'react';

type Props = {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  /** The element that says what is wrong with the last choice. */
  problemId?: string;
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

const over = { borderStyle: 'solid', borderColor: 'primary.main', bgcolor: 'action.hover' } as const;

/** The whole area is the file input, so a click, the keyboard and a drop all do the same. */
const everywhere = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' } as const;

const refuseDrop = (event: Event) => event.preventDefault();

/** Takes a file by click, by keyboard or by drop. A file dropped beside it does not replace the page. */
export function DropArea({ inputRef, label, problemId, onFile }: Props) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    window.addEventListener('dragover', refuseDrop);
    window.addEventListener('drop', refuseDrop);
    return () => {
      window.removeEventListener('dragover', refuseDrop);
      window.removeEventListener('drop', refuseDrop);
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
      sx={isOver ? { ...area, ...over } : area}
    >
      <UploadIcon fontSize="small" aria-hidden />
      {label}
      <input
        ref={inputRef}
        type="file"
        accept="image/*"
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onChange={choose}
        style={everywhere}
      />
    </Box>
  );
}

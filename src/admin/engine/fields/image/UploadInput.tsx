import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button, FormControl, FormHelperText, FormLabel, Typography } from '@mui/material';
import { type ChangeEvent, type ComponentType, useEffect, useState } from 'react';
import { useI18nProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { fileName } from '#admin/engine/fields/fileName.ts';
import { useFieldInput } from '#admin/engine/fields/useFieldInput.tsx';
import type { KindOptions } from '#admin/engine/schema/FieldKind.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { largeText, wrapped } from '#admin/engine/ui/layout.ts';

const area = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: '4.5rem',
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
const isAccepted = ({ name, type }: File, patterns: readonly string[]) =>
  patterns.length === 0 ||
  patterns.some((pattern) => {
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
  });

/** As the format spells itself. */
const nameOfType = (type: string) => (type === 'webp' ? 'WebP' : type.toUpperCase());

/** The accepted types and the largest size, as text: 'PNG or JPEG, up to 5 MB'. */
function useLimits({ accept = '', maxMegabytes }: KindOptions['file']) {
  const t = useT();
  const language = useI18nProvider().getLocale();
  const patterns = accept
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const types = patterns.map((pattern) => nameOfType(pattern.replace(/^\.|^.*\//, '')));
  const named = new Intl.ListFormat(language, { type: 'disjunction' }).format(types.filter((type) => type !== '*'));
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' }).format(maxMegabytes ?? 0);
  return { patterns, size, hint: [named, maxMegabytes && t('upload.limit', { size })].filter(Boolean).join(', ') };
}

type Props = Pick<InputProps<'file'>, 'source' | 'label' | 'rules' | 'accept' | 'maxMegabytes'> & {
  /** The group of messages. */
  texts: 'file' | 'image';
  /** Shows the value that the form would save. By default, its name does. */
  Preview?: ComponentType<{ value: unknown }>;
};

/** A file input. Its value is a stored path, the chosen File, or null. */
export function UploadInput({ source, label, rules, texts, Preview, ...limits }: Props) {
  const t = useT();
  const { accept, maxMegabytes = Number.POSITIVE_INFINITY } = limits;
  const { patterns, size, hint } = useLimits(limits);
  useDropGuard();
  const { error, textField } = useFieldInput({ source, rules });
  const { id, value, onChange, inputRef } = textField;
  const [refusal, setRefusal] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const { setFocus } = useFormContext();
  const [labelId, errorId, hintId] = ['label', 'error', 'hint'].map((part) => id + part);
  const isRequired = rules?.required;
  const isRefused = Boolean(refusal ?? error);
  const name = value instanceof File ? value.name : !Preview && fileName(String(value));

  const refusalOf = (file: File) => {
    if (!isAccepted(file, patterns)) return t(`${texts}.notAccepted`);
    return file.size > maxMegabytes * 2 ** 20 && t('upload.tooLarge', { size });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.item(0);
    const reason = file && refusalOf(file);
    setRefusal(reason || undefined);
    if (file && !reason) onChange(file);
    target.value = ''; // the same file can be chosen again after it was removed
  };
  const remove = () => {
    setRefusal(undefined);
    onChange(null);
    setFocus(source);
  };

  return (
    <FormControl role="group" aria-labelledby={labelId} required={isRequired} error={isRefused} sx={{ gap: 1 }}>
      <FormLabel component="div" id={labelId} sx={{ fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      {value && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {Preview && <Preview value={value} />}
          <Box sx={{ minWidth: 0 }}>
            {name && (
              <Typography
                variant="body2"
                color="textSecondary"
                noWrap
                title={name}
                sx={{ mb: 0.5, [largeText]: wrapped }}
              >
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
        sx={{ ...area, ...(isRefused && { borderColor: 'error.main' }), ...(isOver && dragOver) }}
      >
        <UploadIcon fontSize="small" aria-hidden />
        {t(`${texts}.${value ? 'replace' : 'choose'}`)}
        <input
          ref={inputRef}
          type="file"
          accept={accept}
          required={isRequired && !value}
          aria-invalid={isRefused}
          aria-describedby={`${hintId} ${errorId}`}
          onChange={choose}
          style={coverAll}
        />
      </Box>
      <FormHelperText id={hintId} error={false} hidden={!hint} sx={{ my: 0 }}>
        {hint}
      </FormHelperText>
      <FormHelperText id={errorId} role="alert" hidden={!isRefused} sx={{ my: 0 }}>
        {refusal ?? error}
      </FormHelperText>
    </FormControl>
  );
}

import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { InputProps } from '#admin/engine/fields/KindImplementation.ts';
import { useT } from '#i18n/useT.ts';
import { fileName } from './file.tsx';
import { UploadInput } from './UploadInput.tsx';

/** True for a file that HTML's `accept` allows. */
function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept?: string) {
  const patterns = accept?.split(',').map((pattern) => pattern.trim().toLowerCase());
  if (!patterns) return true;
  return patterns.some((pattern) => {
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
  });
}

const nameOf = (value: unknown) => (value instanceof File ? value.name : fileName(String(value)));

export function FileInput({ source, label, rules, accept }: InputProps<'file'>) {
  const t = useT();
  const labels = { choose: t('file.choose'), replace: t('file.replace'), notAllowed: t('file.notAccepted') };
  return (
    <UploadInput {...{ source, label, rules, accept, labels }} isAllowed={(file) => isAccepted(file, accept)}>
      {(value, remove) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" noWrap title={nameOf(value)}>
            {nameOf(value)}
          </Typography>
          <Button size="small" color="inherit" variant="outlined" startIcon={<DeleteIcon />} onClick={remove}>
            {t('file.remove')}
          </Button>
        </Box>
      )}
    </UploadInput>
  );
}

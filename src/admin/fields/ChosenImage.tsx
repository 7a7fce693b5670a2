import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useT } from '#i18n/useT.ts';
import { Picture } from './Picture.tsx';
import { usePreview } from './usePreview.ts';

/** What a form's image looks like, and the way to do without it. */
export function ChosenImage({ value, onRemove }: { value: unknown; onRemove: () => void }) {
  const t = useT();
  const preview = usePreview(value);
  const isFile = value instanceof File;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ width: 96, height: 96, flexShrink: 0 }}>
        {(preview || !isFile) && (
          <Picture
            src={preview}
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

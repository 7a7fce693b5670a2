import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { UploadInput } from '#admin/engine/fields/file/UploadInput.tsx';
import type { InputProps } from '#admin/engine/fields/KindImplementation.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import { useT } from '#i18n/useT.ts';
import { Picture } from './image.tsx';

/** Returns a `blob:` URL for a chosen file, or the URL of a stored image for its path. */
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

const isImage = (file: File) => file.type.startsWith('image/');

export function ImageInput({ source, label, rules }: InputProps<'image'>) {
  const t = useT();
  const labels = { choose: t('image.choose'), replace: t('image.replace'), notAllowed: t('image.notImage') };
  return (
    <UploadInput {...{ source, label, rules, labels }} accept="image/*" isAllowed={isImage}>
      {(value, remove) => <ImagePreview value={value} onRemove={remove} />}
    </UploadInput>
  );
}

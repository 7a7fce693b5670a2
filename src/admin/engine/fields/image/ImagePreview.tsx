import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
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

export function ImagePreview({ value }: { value: unknown }) {
  const t = useT();
  const url = usePreviewUrl(value);
  return (
    <Box sx={{ width: 96, height: 96, flexShrink: 0 }}>
      {(url || typeof value === 'string') && (
        <Picture src={url} alt={t('image.preview')} sx={{ width: 96, height: 96, border: 1, borderColor: 'divider' }} />
      )}
    </Box>
  );
}

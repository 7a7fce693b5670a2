import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useT } from '#admin/engine/text/useT.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import { Picture } from './Picture.tsx';

/** A stored image by its path, or a chosen file by a `blob:` URL. */
export function ImagePreview({ value }: { value: unknown }) {
  const t = useT();
  const [fileUrl, setFileUrl] = useState<string>();
  const url = typeof value === 'string' ? mediaUrl(value) : fileUrl;

  useEffect(() => {
    if (!(value instanceof Blob)) return;
    const created = URL.createObjectURL(value);
    setFileUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [value]);

  return (
    <Box sx={{ width: 96, height: 96, flexShrink: 0 }}>
      {url !== undefined && (
        <Picture src={url} alt={t('image.preview')} sx={{ width: 96, height: 96, border: 1, borderColor: 'divider' }} />
      )}
    </Box>
  );
}

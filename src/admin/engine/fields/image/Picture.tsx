import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useT } from '#i18n/useT.ts';

type Props = { src: string | null; alt: string; fit?: 'cover' | 'contain'; sx?: SxProps<Theme> };

/** An image in a frame of fixed size, or an icon in its place when it does not load. */
export function Picture({ src, alt, fit = 'cover', sx }: Props) {
  const t = useT();
  const [failedSrc, setFailedSrc] = useState<string | null>();
  const frame = [
    {
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      borderRadius: 1,
      bgcolor: fit === 'cover' ? 'action.hover' : undefined,
    },
    ...(Array.isArray(sx) ? sx : [sx]),
  ];

  if (!src || failedSrc === src) {
    return (
      <Box role="img" aria-label={`${alt}. ${t('image.broken')}`} sx={[...frame, { color: 'text.secondary' }]}>
        <BrokenImageIcon fontSize="small" />
      </Box>
    );
  }
  return (
    <Box sx={frame}>
      <Box
        component="img"
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailedSrc(src)}
        sx={{ width: '100%', height: '100%', objectFit: fit }}
      />
    </Box>
  );
}

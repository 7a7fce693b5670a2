import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { Box, type SxProps, type Theme } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { FieldProps, KindImplementation } from '#admin/engine/fields/KindImplementation.ts';
import { EmptyValue, textAt } from '#admin/engine/fields/text/text.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import { useT } from '#i18n/useT.ts';
import { Blurred } from './Blurred.tsx';

type PictureProps = { src: string | null; alt: string; fit?: 'cover' | 'contain'; sx?: SxProps<Theme> };

/** An image in a frame whose size `sx` gives, or an icon if the image does not load. */
export function Picture({ src, alt, fit = 'cover', sx }: PictureProps) {
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

/** The page of a record sets the variable. 48 pixels fit a cell of a list. */
const size = 'var(--picture-size, 48px)';

function ImageField({ source, sensitive }: FieldProps<'image'>) {
  const t = useT();
  const path = textAt(useRecordContext(), { source });
  if (!path) return <EmptyValue source={source} />;
  const src = mediaUrl(path);
  const alt = t('fields.image');
  return (
    <Blurred {...{ src, alt, sensitive }} sx={{ width: size, maxWidth: '100%' }}>
      <Picture src={src} alt={alt} sx={{ width: size, height: size, maxWidth: '100%' }} />
    </Blurred>
  );
}

export const image: KindImplementation<'image'> = { Field: ImageField, toText: textAt };

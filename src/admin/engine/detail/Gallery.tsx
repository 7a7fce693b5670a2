import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import { Box, ButtonBase, DialogActions, DialogContent, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { Blurred } from '#admin/engine/fields/image/Blurred.tsx';
import { Picture } from '#admin/engine/fields/image/image.tsx';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import { useT } from '#i18n/useT.ts';

type Props = { paths: string[]; name: string; sensitive?: Sensitivity };

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 40%), 1fr))',
} as const;

/** A person's pictures. Each opens in a viewer, where the arrow keys show the next or the previous one. */
export function Gallery({ paths, name, sensitive }: Props) {
  const t = useT();
  const [openIndex, setOpenIndex] = useState(-1);
  const count = paths.length;
  const pictures = paths.map((path, index) => ({
    src: mediaUrl(path),
    alt: t('gallery.photo', { number: index + 1, count, name }),
  }));
  const open = pictures[openIndex];
  const move = (by: number) => setOpenIndex((index) => (index + by + count) % count);
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

  if (count === 0) return <Typography color="textSecondary">{t('gallery.empty')}</Typography>;
  return (
    <>
      <Box component="ul" sx={grid}>
        {pictures.map(({ src, alt }, index) => (
          <li key={alt}>
            <Blurred {...{ src, alt, sensitive }}>
              <ButtonBase sx={{ display: 'block', width: '100%', borderRadius: 1 }} onClick={() => setOpenIndex(index)}>
                <Picture src={src} alt={alt} sx={{ aspectRatio: '3 / 4', width: '100%' }} />
              </ButtonBase>
            </Blurred>
          </li>
        ))}
      </Box>
      {open && (
        <DialogFrame title={open.alt} onKeyDown={({ key }) => move(steps[key] ?? 0)} onClose={() => setOpenIndex(-1)}>
          <DialogContent sx={{ p: 2 }}>
            <Blurred {...open} sensitive={sensitive}>
              <Picture {...open} fit="contain" sx={{ height: 'min(70dvh, 720px)' }} />
            </Blurred>
          </DialogContent>
          <DialogActions sx={{ justifyContent: 'center' }}>
            <IconButton aria-label={t('gallery.previous')} disabled={count === 1} onClick={() => move(-1)}>
              <PreviousIcon />
            </IconButton>
            <Typography role="status" variant="body2" color="textSecondary">
              {t('gallery.position', { number: openIndex + 1, count })}
            </Typography>
            <IconButton aria-label={t('gallery.next')} disabled={count === 1} onClick={() => move(1)}>
              <NextIcon />
            </IconButton>
          </DialogActions>
        </DialogFrame>
      )}
    </>
  );
}

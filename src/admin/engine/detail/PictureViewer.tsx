import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Blurred } from '#admin/engine/fields/image/Blurred.tsx';
import { Picture } from '#admin/engine/fields/image/image.tsx';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { useT } from '#i18n/useT.ts';

type Props = {
  picture: { number: number; src: string | null; alt: string };
  sensitive?: Sensitivity;
  count: number;
  onMove: (number: number) => void;
  onClose: () => void;
};

/** One picture of several, large. The arrow keys go to the next or previous one, Escape closes. */
export function PictureViewer({ picture: { number, src, alt }, sensitive, count, onMove, onClose }: Props) {
  const t = useT();
  const latest = useRef(number); // quick keys arrive before the address has followed
  const move = (by: 1 | -1) => {
    latest.current = ((latest.current - 1 + by + count) % count) + 1;
    onMove(latest.current);
  };

  useEffect(() => {
    const moveByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') move(1);
      if (key === 'ArrowLeft') move(-1);
    };
    window.addEventListener('keydown', moveByKey);
    return () => window.removeEventListener('keydown', moveByKey);
  });

  return (
    <DialogFrame title={alt} onClose={onClose}>
      <DialogContent sx={{ p: 2 }}>
        <Blurred {...{ src, alt, sensitive }}>
          <Picture src={src} alt={alt} fit="contain" sx={{ height: 'min(70dvh, 720px)' }} />
        </Blurred>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'center' }}>
        <IconButton aria-label={t('gallery.previous')} disabled={count === 1} onClick={() => move(-1)}>
          <PreviousIcon />
        </IconButton>
        <Typography role="status" variant="body2" color="textSecondary">
          {t('gallery.position', { number, count })}
        </Typography>
        <IconButton aria-label={t('gallery.next')} disabled={count === 1} onClick={() => move(1)}>
          <NextIcon />
        </IconButton>
      </DialogActions>
    </DialogFrame>
  );
}

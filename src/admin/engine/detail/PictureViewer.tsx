import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import { DialogActions, DialogContent, IconButton, Typography } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { Blurred } from '#admin/engine/fields/image/Blurred.tsx';
import { Picture, type ShownPicture } from '#admin/engine/fields/image/Picture.tsx';
import { useT } from '#admin/engine/text/useT.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { letterOf } from '#admin/engine/ui/useShortcuts.ts';

type Props = {
  pictures: readonly ShownPicture[];
  /** The index of the shown picture. */
  index: number;
  onMove: (index: number) => void;
  /** Runs a shortcut of the page by its key. */
  onKey: (key: string) => void;
  onClose: () => void;
};

/** Shows pictures large, one at a time. The arrow keys show the next or the previous one. */
export function PictureViewer({ pictures, index, onMove, onKey, onClose }: Props) {
  const t = useT();
  const count = pictures.length;
  const move = (by: number) => onMove((index + by + count) % count);
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
    else onKey(letterOf(nativeEvent));
  };
  const picture = pictures[index];

  if (!picture) return null;
  return (
    <DialogFrame title={picture.alt} maxWidth="lg" onKeyDown={press} onClose={onClose}>
      <DialogContent sx={{ p: 2 }}>
        <Blurred {...picture}>
          <Picture {...picture} fit="contain" sx={{ height: '72dvh' }} />
        </Blurred>
      </DialogContent>
      {count > 1 && (
        <DialogActions sx={{ justifyContent: 'center' }}>
          <IconButton aria-label={t('gallery.previous')} onClick={() => move(-1)}>
            <PreviousIcon />
          </IconButton>
          <Typography role="status" variant="body2" color="textSecondary">
            {t('gallery.position', { number: index + 1, count })}
          </Typography>
          <IconButton aria-label={t('gallery.next')} onClick={() => move(1)}>
            <NextIcon />
          </IconButton>
        </DialogActions>
      )}
    </DialogFrame>
  );
}

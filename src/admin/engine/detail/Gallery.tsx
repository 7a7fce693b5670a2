import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Blurred } from '#admin/engine/fields/image/Blurred.tsx';
import { Picture } from '#admin/engine/fields/image/image.tsx';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { mediaUrl } from '#api/mediaUrl.ts';
import { useT } from '#i18n/useT.ts';

type ViewerProps = {
  picture: { number: number; src: string | null; alt: string };
  sensitive?: Sensitivity;
  count: number;
  onMove: (number: number) => void;
  onClose: () => void;
};

/** One large picture. The arrow keys show the next or the previous one, and Escape closes. */
function PictureViewer({ picture: { number, src, alt }, sensitive, count, onMove, onClose }: ViewerProps) {
  const t = useT();
  const latest = useRef(number); // keys can repeat before the URL has changed
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

type Props = { paths: string[]; name: string; sensitive?: Sensitivity };

const frame = { aspectRatio: '3 / 4', width: '100%' };

/** A person's pictures. Each opens in a viewer with its own URL. Back closes the viewer. */
export function Gallery({ paths, name, sensitive }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const count = paths.length;
  const opened = Number(new URLSearchParams(search).get('photo'));

  const pictures = paths.map((path, index) => ({
    number: index + 1,
    src: mediaUrl(path),
    alt: t('gallery.photo', { number: index + 1, count, name }),
  }));
  const viewed = pictures[opened - 1];
  const addressOf = (number?: number) => {
    const params = new URLSearchParams(search);
    if (number) params.set('photo', String(number));
    else params.delete('photo');
    return { search: params.toString() };
  };
  const close = () => {
    if (state?.fromGallery) navigate(-1);
    else navigate(addressOf(), { replace: true, state });
  };

  if (count === 0) return <Typography color="textSecondary">{t('gallery.empty')}</Typography>;
  return (
    <>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 40%), 1fr))',
        }}
      >
        {pictures.map(({ number, src, alt }) => (
          <li key={number}>
            <Blurred {...{ src, alt, sensitive }}>
              <Box
                component={Link}
                to={addressOf(number)}
                state={{ ...state, fromGallery: true }}
                preventScrollReset
                sx={{ display: 'block', borderRadius: 1 }}
              >
                <Picture src={src} alt={alt} sx={frame} />
              </Box>
            </Blurred>
          </li>
        ))}
      </Box>
      {viewed && (
        <PictureViewer
          picture={viewed}
          sensitive={sensitive}
          count={count}
          onMove={(number) => navigate(addressOf(number), { replace: true, state, preventScrollReset: true })}
          onClose={close}
        />
      )}
    </>
  );
}

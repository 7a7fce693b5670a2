import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Blurred } from '#admin/engine/fields/image/Blurred.tsx';
import { Picture } from '#admin/engine/fields/image/image.tsx';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';
import { mediaUrl } from '#api/mediaUrl.ts';
import { useT } from '#i18n/useT.ts';
import { PictureViewer } from './PictureViewer.tsx';

type Props = { paths: string[]; name: string; sensitive?: Sensitivity };

const frame = { aspectRatio: '3 / 4', width: '100%' };

/** Pictures of someone. Each opens in a viewer with an address of its own, which Back closes. */
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

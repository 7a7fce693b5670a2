import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { Box, ButtonBase } from '@mui/material';
import { createContext, use, useState } from 'react';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';
import { useT } from '#admin/engine/text/useT.ts';
import type { createElements } from '#admin/engine/ui/screen.ts';
import { Blurred } from './Blurred.tsx';

export type ShownPicture = { src: string | null; alt: string; sensitive?: Sensitivity };

/** An image in a frame whose size `sx` gives, or an icon if the image does not load. */
export function Picture({ src, alt, fit = 'cover', sx }: ShownPicture & { fit?: 'cover' | 'contain'; sx?: object }) {
  const t = useT();
  const [failedSrc, setFailedSrc] = useState<string | null>();
  const frame = {
    display: 'grid',
    placeItems: 'center',
    gridTemplateRows: 'minmax(0, 1fr)', // else a tall image exceeds its frame
    overflow: 'hidden',
    borderRadius: 1,
    bgcolor: fit === 'cover' ? 'action.hover' : undefined,
    ...sx,
  };

  if (!src || failedSrc === src) {
    return (
      <Box role="img" aria-label={`${alt}. ${t('image.broken')}`} sx={{ ...frame, color: 'text.secondary' }}>
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

type Viewer = {
  /** The buttons of the page's pictures. */
  pictures: ReturnType<typeof createElements<ShownPicture>>;
  /** Shows the picture of a button large. */
  open: (button: HTMLElement) => void;
};

/** The viewer of a page. Undefined on screens without one. */
export const ViewerContext = createContext<Viewer | undefined>(undefined);

/** A picture that may be blurred. It opens large in the viewer of its page, if the page has one. */
export function PictureButton({ sx, ...picture }: ShownPicture & { sx: object }) {
  const viewer = use(ViewerContext);
  const image = <Picture {...picture} sx={sx} />;
  return (
    <Blurred {...picture} sx={{ width: 'fit-content', maxWidth: '100%' }}>
      {viewer ? (
        <ButtonBase
          ref={viewer.pictures.refOf(picture)}
          sx={{ display: 'block', maxWidth: '100%', borderRadius: 1 }}
          onClick={({ currentTarget }) => viewer.open(currentTarget)}
        >
          {image}
        </ButtonBase>
      ) : (
        image
      )}
    </Blurred>
  );
}

import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { Box, ButtonBase } from '@mui/material';
import { createContext, use, useState } from 'react';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';
import { useT } from '#admin/engine/text/useT.ts';
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

/** Opens the viewer of a page at the picture of a button. Undefined on screens without a viewer. */
export const ViewerContext = createContext<((button: Element) => void) | undefined>(undefined);

/** The buttons of pictures inside an element, in the order on screen, each with its picture. */
export const picturesIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('[data-picture]')].map((button) => {
    const picture: ShownPicture = JSON.parse(button.dataset.picture ?? '');
    return { button, ...picture };
  });

/** A picture that may be blurred. It opens large in the viewer of its page, if the page has one. */
export function PictureButton({ sx, ...picture }: ShownPicture & { sx: object }) {
  const open = use(ViewerContext);
  const image = <Picture {...picture} sx={sx} />;
  return (
    <Blurred {...picture} sx={{ width: 'fit-content', maxWidth: '100%' }}>
      {open ? (
        <ButtonBase
          data-picture={JSON.stringify(picture)}
          sx={{ display: 'block', maxWidth: '100%', borderRadius: 1 }}
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          {image}
        </ButtonBase>
      ) : (
        image
      )}
    </Blurred>
  );
}

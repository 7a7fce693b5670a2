import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, ButtonBase, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useStore } from 'react-admin';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import { useT } from '#i18n/useT.ts';

/**
 * Whether the definition and the administrator's preference blur a picture, and a function that shows it wherever it is on
 * screen, until the page is loaded again.
 */
function useBlur(src: string | null | undefined, sensitive?: Sensitivity) {
  const [photos] = usePreference('photos');
  const [isUnblurred, setIsUnblurred] = useStore(`unblurred.${src}`, false);
  const blurs = photos === 'blurred' || (photos === 'suggested' && sensitive === 'blurred');
  return { isBlurred: Boolean(src && sensitive && blurs && !isUnblurred), unblur: () => setIsUnblurred(true) };
}

type Props = {
  src: string | null | undefined;
  alt: string;
  sensitive?: Sensitivity;
  /** Without an icon on the button, for a picture as small as a letter. */
  isSmall?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

const coverAll = { position: 'absolute', inset: 0, width: '100%', height: '100%', borderRadius: 'inherit' } as const;

const eye = {
  p: 0.75,
  display: 'grid',
  borderRadius: '50%',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

/** Blurs a sensitive picture, under a button that shows it. */
export function Blurred({ src, alt, sensitive, isSmall, sx, children }: Props) {
  const t = useT();
  const { isBlurred, unblur } = useBlur(src, sensitive);
  if (!isBlurred) return children;
  return (
    <Box sx={[{ position: 'relative', overflow: 'hidden', borderRadius: 1 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box inert sx={{ filter: `blur(${isSmall ? 5 : 18}px) grayscale(1)` }}>
        {children}
      </Box>
      <ButtonBase aria-label={t('privacy.show', { name: alt })} onClick={unblur} sx={coverAll}>
        {!isSmall && (
          <Box component="span" sx={eye}>
            <ShowIcon fontSize="small" />
          </Box>
        )}
      </ButtonBase>
    </Box>
  );
}

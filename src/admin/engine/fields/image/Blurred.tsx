import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, ButtonBase } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useStore } from 'react-admin';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { usePreference } from '#admin/engine/ui/preferences.ts';

type Props = {
  src: string | null | undefined;
  alt: string;
  sensitive?: Sensitivity;
  /** Without an icon on the button, for a picture as small as a letter. */
  isSmall?: boolean;
  sx?: object;
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

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Blurs a sensitive picture as the definition and the administrator's preference say. A button shows it wherever it is on
 * screen, until the page is loaded again. The picture takes the focus of the button.
 */
export function Blurred({ src, alt, sensitive, isSmall, sx, children }: Props) {
  const t = useT();
  const [photos] = usePreference('photos');
  const [isUnblurred, setIsUnblurred] = useStore(`unblurred.${src}`, false);
  const [isPressed, setIsPressed] = useState(false);
  const blurs = photos === 'blurred' || (photos === 'suggested' && sensitive === 'blurred');
  const show = () => {
    setIsPressed(true);
    setIsUnblurred(true);
  };
  if (isPressed && isUnblurred)
    return (
      <Box ref={focus} tabIndex={-1} sx={{ borderRadius: 1, ...sx }}>
        {children}
      </Box>
    );
  if (!src || !sensitive || !blurs || isUnblurred) return children;
  return (
    <Box sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1, ...sx }}>
      <Box inert sx={{ filter: `blur(${isSmall ? 5 : 18}px) grayscale(1)` }}>
        {children}
      </Box>
      <ButtonBase aria-label={t('privacy.show', { name: alt })} onClick={show} sx={coverAll}>
        {!isSmall && (
          <Box component="span" sx={eye}>
            <ShowIcon fontSize="small" />
          </Box>
        )}
      </ButtonBase>
    </Box>
  );
}

import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Sensitivity } from '#admin/engine/schema/FieldKind.ts';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import { useT } from '#i18n/useT.ts';

const unmasked = new Set<string>();
const listeners = new Set<() => void>();

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** What was asked for once stays in sight, wherever the same picture is shown, until the page is loaded anew. */
function reveal(src: string) {
  unmasked.add(src);
  for (const onChange of listeners) onChange();
}

/** Whether a picture is to be blurred, by what its definition says and what the person has chosen. */
function useIsConcealed(src: string | null | undefined, sensitive?: Sensitivity) {
  const [photos] = usePreference('photos');
  const isUnmasked = useSyncExternalStore(subscribe, () => unmasked.has(src ?? ''));
  const isChosen = photos === 'blurred' || (photos === 'suggested' && sensitive === 'blurred');
  return Boolean(src && sensitive && isChosen && !isUnmasked);
}

type Props = {
  src: string | null | undefined;
  /** What the picture is of. */
  alt: string;
  sensitive?: Sensitivity;
  /** A picture as small as a letter: the button is all of it. */
  isSmall?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

const veil = { position: 'absolute', inset: 0, width: '100%', height: '100%', borderRadius: 'inherit' } as const;

const eye = {
  p: 0.75,
  display: 'grid',
  borderRadius: '50%',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

/** Shows its picture blurred and grey, where it is sensitive, below a button that asks for it. */
export function Concealed({ src, alt, sensitive, isSmall, sx, children }: Props) {
  const t = useT();
  if (!useIsConcealed(src, sensitive)) return children;
  return (
    <Box sx={[{ position: 'relative', overflow: 'hidden', borderRadius: 1 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box inert sx={{ filter: `blur(${isSmall ? 5 : 18}px) grayscale(1)` }}>
        {children}
      </Box>
      <ButtonBase aria-label={t('privacy.show', { name: alt })} onClick={() => reveal(src ?? '')} sx={veil}>
        {!isSmall && (
          <Box component="span" sx={eye}>
            <ShowIcon fontSize="small" />
          </Box>
        )}
      </ButtonBase>
    </Box>
  );
}

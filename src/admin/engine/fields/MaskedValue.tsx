import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { mask } from './FormatContext.ts';

const shownForMs = 10_000;

/** A value that is masked until it is asked for, and again ten seconds later. `link` stands in its place where it is one. */
export function MaskedValue({ link = mask, children }: { link?: ReactNode; children: ReactNode }) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), shownForMs);
    return () => clearTimeout(timer);
  }, [isShown]);

  const Icon = isShown ? HideIcon : ShowIcon;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      {isShown ? children : link}
      <IconButton
        size="small"
        aria-label={t(isShown ? 'privacy.mask' : 'privacy.unmask')}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon fontSize="inherit" />
      </IconButton>
    </Box>
  );
}

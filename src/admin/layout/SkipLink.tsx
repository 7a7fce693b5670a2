import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';

const hiddenUntilFocused = {
  position: 'fixed',
  zIndex: 'tooltip',
  top: 8,
  left: 8,
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'text.primary',
  color: 'background.default',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};

/** Lets a keyboard pass the menu. */
export function SkipLink() {
  const t = useT();
  return (
    <Box component="a" href="#content" sx={hiddenUntilFocused}>
      {t('frame.skip')}
    </Box>
  );
}

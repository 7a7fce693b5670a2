import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useT } from '#i18n/useT.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Menu } from './Menu.tsx';
import { Wordmark } from './Wordmark.tsx';

type Props = { onClose?: () => void; onSignOut: () => void };

export const sidebarWidth = 248;

/** What stands beside every screen, or in the drawer of a narrow one, which can be closed. */
export function Sidebar({ onClose, onSignOut }: Props) {
  const t = useT();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 2 }}>
        <Wordmark />
        {onClose && (
          <IconButton aria-label={t('ra.action.close_menu')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box
        component="nav"
        aria-label={t('frame.navigation')}
        sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column' }}
      >
        <Menu onSignOut={onSignOut} />
      </Box>
      <Box sx={{ p: 2 }}>
        <LanguageSwitch />
      </Box>
    </>
  );
}

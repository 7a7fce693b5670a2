import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, FormControl, InputLabel, Link, NativeSelect, OutlinedInput } from '@mui/material';
import { use, useId } from 'react';
import { useI18nProvider, useNotify } from 'react-admin';
import { ShellContext } from '#admin/engine/context/contexts.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { CloseButton } from '#admin/engine/ui/CloseButton.tsx';
import { brand } from '#brand/brand.ts';
import { type Language, languageNames, languages } from '#i18n/language.ts';
import { Menu } from './Menu.tsx';
import type { OpenDialog } from './useMenu.tsx';

/** The product's name, with a link to the public site. */
export function Wordmark() {
  return (
    <Link href="/" variant="h1" color="inherit" underline="none" sx={{ fontSize: '1.5rem' }}>
      {brand.name}
    </Link>
  );
}

function LanguageSwitch() {
  const t = useT();
  const id = useId();
  const notify = useNotify();
  const { chooseLanguage } = use(ShellContext);
  const label = t('frame.language');

  const choose = (language: Language) =>
    chooseLanguage?.(language).catch(() => notify('admin.frame.languageFailed', { type: 'error' }));

  return (
    <FormControl fullWidth size="small" variant="outlined">
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        value={useI18nProvider().getLocale()}
        onChange={(event) => choose(event.target.value as Language)}
        input={<OutlinedInput label={label} notched />}
        inputProps={{ id }}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

type Props = { onClose?: () => void; onOpen: OpenDialog };

/** Name, menu and language. It is beside every screen, or in a drawer with a close button on narrow screens. */
export function Sidebar({ onClose, onOpen }: Props) {
  const t = useT();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 2 }}>
        <Wordmark />
        {onClose && <CloseButton label={t('ra.action.close_menu')} onClick={onClose} />}
      </Box>
      {!onClose && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          startIcon={<SearchIcon fontSize="small" />}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => onOpen('search')}
          sx={{ mx: 2, my: 1, justifyContent: 'flex-start', color: 'text.secondary' }}
        >
          {t('search.title')}
          <Box component="kbd" aria-hidden sx={{ ml: 'auto', fontFamily: 'inherit' }}>
            {navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'}
          </Box>
        </Button>
      )}
      <Box
        component="nav"
        aria-label={t('frame.navigation')}
        sx={{ flexGrow: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        <Menu onOpen={onOpen} />
      </Box>
      <Box sx={{ p: 2 }}>
        <LanguageSwitch />
      </Box>
    </>
  );
}

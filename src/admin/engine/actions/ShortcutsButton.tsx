import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { DialogFrame } from '#admin/engine/ui/DialogFrame.tsx';
import { useIsNarrow } from '#admin/engine/ui/layout.ts';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import { useShortcuts } from '#admin/engine/ui/useShortcuts.ts';
import { useT } from '#i18n/useT.ts';

/** A key, and the text of what it does. */
export type Shortcut = readonly [key: string, text: string];

const grid = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'baseline',
};

const cap = { px: 1, border: 1, borderColor: 'divider', borderRadius: 1, fontFamily: 'inherit', whiteSpace: 'nowrap' };

/** Opens the list of a screen's shortcuts, as the key `?` does. A phone has no keyboard, so it has no button either. */
export function ShortcutsButton({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [areOn] = usePreference('shortcuts');
  const isNarrow = useIsNarrow();
  useShortcuts({ '?': () => setIsOpen(true) });

  if (isNarrow || areOn === 'off') return null;
  const all: Shortcut[] = [
    ...shortcuts,
    ['Ctrl + Enter', t('shortcuts.confirm')],
    ['z', t('shortcuts.undo')],
    ['?', t('shortcuts.help')],
  ];
  return (
    <>
      <Button
        color="inherit"
        startIcon={<KeyboardIcon fontSize="small" />}
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
      >
        {t('shortcuts.title')}
      </Button>
      {isOpen && (
        <DialogFrame title={t('shortcuts.title')} onClose={() => setIsOpen(false)}>
          <DialogContent>
            <Box component="dl" sx={grid}>
              {all.map(([key, text]) => (
                <Box key={key} sx={{ display: 'contents' }}>
                  <dt>
                    <Box component="kbd" sx={cap}>
                      {key}
                    </Box>
                  </dt>
                  <Box component="dd" sx={{ m: 0 }}>
                    {text}
                  </Box>
                </Box>
              ))}
            </Box>
          </DialogContent>
        </DialogFrame>
      )}
    </>
  );
}

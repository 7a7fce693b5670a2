import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { use, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { dialogPaths } from '#admin/engine/record/dialogRoutes.ts';
import { nextCondition, shortcutsOf } from '#admin/engine/schema/actionsOf.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { useIsNarrow } from '#admin/engine/ui/layout.ts';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import { useShortcuts } from '#admin/engine/ui/useShortcuts.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { useOpenNext } from './queue.ts';
import { RowActionContext, useRowActions } from './useRowActions.ts';

type Shortcut = readonly [key: string, text: string];

const grid = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'baseline',
};

const kbd = { px: 1, border: 1, borderColor: 'divider', borderRadius: 1, fontFamily: 'inherit', whiteSpace: 'nowrap' };

/** A button that lists the screen's shortcuts, as the key `?` does. Narrow screens do not show it. */
function ShortcutsButton({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [preference] = usePreference('shortcuts');
  const isNarrow = useIsNarrow();
  useShortcuts({ '?': () => setIsOpen(true) });

  if (isNarrow || preference === 'off') return null;
  const allShortcuts: Shortcut[] = [
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
              {allShortcuts.map(([key, text]) => (
                <Box key={key} sx={{ display: 'contents' }}>
                  <dt>
                    <Box component="kbd" sx={kbd}>
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

/** The shortcuts of a record's page: its actions, the next record, and back to the list. */
export function RecordShortcuts({ record }: { record: RaRecord }) {
  const t = useT();
  const text = useResourceText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const definition = useDefinition();
  const openNext = useOpenNext();
  const { startAction } = use(RowActionContext);
  const offered = useRowActions().map(({ name }) => name);
  const actionShortcuts = shortcutsOf(definition).filter(({ name }) => offered.includes(name));
  const hasNext = nextCondition(definition) !== undefined;
  useShortcuts({
    ...Object.fromEntries(
      actionShortcuts.map(({ key, name, presets }) => [key, () => startAction({ name, record, presets })]),
    ),
    u: () => navigate({ pathname: dialogPaths(definition.name).list, search: state?.listSearch }),
    ...(hasNext && { n: () => void openNext(record) }),
  });

  const labelOf = ({ name, presets }: (typeof actionShortcuts)[number]) => {
    const choices = Object.entries(presets).map(([field, value]) => text.choice(field, String(value)));
    return [text.action(name), ...choices].join(': ');
  };
  const shortcuts: Shortcut[] = [
    ...actionShortcuts.map((shortcut): Shortcut => [shortcut.key, labelOf(shortcut)]),
    ...(hasNext ? [['n', t('shortcuts.next')] as const] : []),
    ['u', text.back()],
  ];
  return <ShortcutsButton shortcuts={shortcuts} />;
}

/** The shortcut of a list that is a queue: it opens the first record. */
export function ListShortcuts() {
  const t = useT();
  const openNext = useOpenNext();
  useShortcuts({ n: () => void openNext() });
  return <ShortcutsButton shortcuts={[['n', t('shortcuts.next')]]} />;
}

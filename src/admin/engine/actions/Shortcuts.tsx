import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { Box, Button, DialogContent } from '@mui/material';
import { Fragment, use, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useListLink } from '#admin/engine/record/dialogRoutes.ts';
import { nextCondition, shortcutsOf } from '#admin/engine/schema/actionsOf.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { useIsNarrow } from '#admin/engine/ui/layout.ts';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import { useShortcuts } from '#admin/engine/ui/useShortcuts.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { useOpenNext } from './queue.ts';
import { RowActionContext, useRowActions } from './useRowActions.ts';

type Shortcut = { key: string; text: string; run: () => void };

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'baseline',
  '& kbd': { px: 1, border: 1, borderColor: 'divider', borderRadius: 1, fontFamily: 'inherit', whiteSpace: 'nowrap' },
};

/** Runs the screen's shortcuts. A button lists them, as the key `?` does. Narrow screens do not show it. */
function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [preference] = usePreference('shortcuts');
  const isNarrow = useIsNarrow();
  const help: Shortcut = { key: '?', text: t('shortcuts.help'), run: () => setIsOpen(true) };
  useShortcuts(Object.fromEntries([...shortcuts, help].map(({ key, run }) => [key, run])));

  if (isNarrow || preference === 'off') return null;
  // The dialog of an action handles the first of these two, and its toast the second.
  const handledElsewhere = [
    { key: 'Ctrl + Enter', text: t('shortcuts.confirm') },
    { key: 'z', text: t('shortcuts.undo') },
  ];
  return (
    <>
      <Button
        color="inherit"
        startIcon={<KeyboardIcon fontSize="small" />}
        aria-keyshortcuts={help.key}
        onClick={help.run}
      >
        {t('shortcuts.title')}
      </Button>
      {isOpen && (
        <DialogFrame title={t('shortcuts.title')} onClose={() => setIsOpen(false)}>
          <DialogContent>
            <Box component="dl" sx={list}>
              {[...shortcuts, ...handledElsewhere, help].map(({ key, text }) => (
                <Fragment key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <Box component="dd" sx={{ m: 0 }}>
                    {text}
                  </Box>
                </Fragment>
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
  const definition = useDefinition();
  const toList = useListLink(definition.name);
  const openNext = useOpenNext();
  const { startAction } = use(RowActionContext);
  const offered = useRowActions().map(({ name }) => name);
  const ofActions = shortcutsOf(definition)
    .filter(({ name }) => offered.includes(name))
    .map(({ key, name, presets }) => {
      const choices = Object.entries(presets).map(([field, value]) => text.choice(field, String(value)));
      const run = () => startAction({ name, record, presets });
      return { key, text: [text.action(name), ...choices].join(': '), run };
    });
  const next = { key: 'n', text: t('shortcuts.next'), run: () => void openNext(record) };
  const back = { key: 'u', text: text.back(), run: () => navigate(toList) };
  return <Shortcuts shortcuts={[...ofActions, ...(nextCondition(definition) ? [next] : []), back]} />;
}

/** The shortcut of a list that is a queue: it opens the first record. */
export function ListShortcuts() {
  const t = useT();
  const openNext = useOpenNext();
  return <Shortcuts shortcuts={[{ key: 'n', text: t('shortcuts.next'), run: () => void openNext() }]} />;
}

import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import { Box, Button, DialogContent } from '@mui/material';
import { Fragment, use } from 'react';
import { type RaRecord, useGetResourceLabel, useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { useListLink } from '#admin/engine/context/dialogRoutes.ts';
import { useEntryState } from '#admin/engine/context/historyEntry.ts';
import { nextCondition, shortcutsOf } from '#admin/engine/schema/actionsOf.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { useIsNarrow } from '#admin/engine/ui/layout.ts';
import { usePreference } from '#admin/engine/ui/preferences.ts';
import { mainAction, useToolbarRef } from '#admin/engine/ui/ToolbarButton.tsx';
import { useShortcuts } from '#admin/engine/ui/useShortcuts.ts';
import { useOpenNext } from './queue.ts';
import { isUnfinished } from './unfinished.ts';
import { isOffered, RowActionContext, useRowActions } from './useRowActions.ts';

/** The help lists it. Without `run`, a form or a toast handles it. */
export type Shortcut = { key: string; text: string; run?: () => void };

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'baseline',
  '& dd': { m: 0 },
  '& kbd': { px: 1, border: 1, borderColor: 'divider', borderRadius: 1, fontFamily: 'inherit', whiteSpace: 'nowrap' },
};

/** Runs the screen's shortcuts. A button lists them, as the key `?` does. Narrow screens do not show it. */
function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const t = useT();
  const [isOpen, setIsOpen] = useEntryState<boolean>();
  const [preference] = usePreference('shortcuts');
  const isNarrow = useIsNarrow();
  const help = { key: '?', text: t('shortcuts.help'), run: () => setIsOpen(true) };
  const all: readonly Shortcut[] = [
    ...shortcuts,
    { key: 'Ctrl + Enter', text: t('shortcuts.confirm') },
    { key: 'Esc', text: t('shortcuts.leave') },
    { key: 'z', text: t('shortcuts.undo') },
    { key: 'Ctrl + K', text: t('search.title') },
    help,
  ];
  useShortcuts(Object.fromEntries(all.flatMap(({ key, run }) => (run ? [[key, run]] : []))));

  if (isNarrow || preference === 'off') return null;
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
              {all.map(({ key, text }) => (
                <Fragment key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{text}</dd>
                </Fragment>
              ))}
            </Box>
          </DialogContent>
        </DialogFrame>
      )}
    </>
  );
}

/** The templates of an action's form that have a shortcut. */
const templatesOf = ({ actions = {} }: AnyResource, name = '') =>
  Object.values(actions[name]?.dialog?.ask ?? {}).flatMap((field) => {
    const { from, shortcut } = (field && 'templates' in field && field.templates) || {};
    return from && shortcut ? [{ from, shortcut }] : [];
  });

type RecordProps = { record: RaRecord; ofPage: readonly Shortcut[] };

/** The shortcuts of a record's page, if it has own ones: its parts, its actions, the next record, and back to the list. */
export function RecordShortcuts({ record, ofPage }: RecordProps) {
  const t = useT();
  const { definition, text } = useResource();
  const navigate = useNavigate();
  const toList = useListLink(definition.name);
  const openNext = useOpenNext();
  const { startAction } = use(RowActionContext);
  const labelOf = useGetResourceLabel();
  const offered = useRowActions();
  const ofActions = shortcutsOf(definition)
    .filter(({ name }) => offered.some((action) => action.name === name))
    .map(({ key, name, presets }) => {
      const choices = Object.entries(presets).map(([field, value]) => text.choice(field, String(value)));
      const run = () => {
        if (!isUnfinished(definition, record)) startAction({ name, record, presets }); // else it is for the next record, which is loading
      };
      return { key, text: [text.action(name), ...choices].join(': '), run };
    });
  const next = { key: 'n', text: t('shortcuts.next'), run: () => void openNext(record) };
  const back = { key: 'u', text: text.back(), run: () => navigate(toList) };
  const inline = offered.filter(({ isInline }) => isInline);
  const ofForm = [
    ...templatesOf(definition, inline[0]?.name).map(({ from, shortcut }) => ({
      key: shortcut,
      text: labelOf(from, 1),
    })),
    ...inline.slice(1).map(({ label }) => ({ key: 'Ctrl + Shift + Enter', text: label })),
  ];
  if (ofPage.length === 0 && shortcutsOf(definition).length === 0) return null;
  const ofRecord = [...ofActions, ...(nextCondition(definition) ? [next] : []), back];
  return <Shortcuts shortcuts={[...ofPage, ...ofRecord, ...ofForm]} />;
}

/** Opens the first record of a list that is a queue, by a key, or by a button while a row offers an action of the queue. */
export function ListShortcuts() {
  const t = useT();
  const { data } = useListContext();
  const { actions = {} } = useDefinition();
  const { segment } = use(RowActionContext);
  const queued = Object.values(actions).filter(({ queue }) => queue?.next);
  const isQueue = data?.some((record) => queued.some((action) => isOffered(action, record, segment)));
  const openNext = useOpenNext();
  const toolbarRef = useToolbarRef();
  const next = { key: 'n', text: t('shortcuts.next'), run: () => void openNext() };
  return (
    <>
      <Shortcuts shortcuts={[next]} />
      {isQueue && (
        <Button {...mainAction} ref={toolbarRef(next.text)} aria-keyshortcuts={next.key} onClick={next.run}>
          {next.text}
        </Button>
      )}
    </>
  );
}

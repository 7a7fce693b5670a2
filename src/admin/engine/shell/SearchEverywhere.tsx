import { Autocomplete, Box, DialogContent, ListItemIcon, type PopperProps, TextField, Typography } from '@mui/material';
import { type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useProduct, useSupports } from '#admin/engine/context/contexts.ts';
import { listPaths, settingsPath } from '#admin/engine/context/dialogRoutes.ts';
import { FieldValue } from '#admin/engine/fields/FieldValue.tsx';
import { beginsWords, containsWords } from '#admin/engine/list/matchRecords.ts';
import { isFilled } from '#admin/engine/schema/Condition.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { createResourceText } from '#admin/engine/text/resourceText.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { inOrder } from '#admin/engine/ui/inOrder.ts';
import { largeText, wrapped } from '#admin/engine/ui/layout.ts';
import { RetryButton } from '#admin/engine/ui/RetryButton.tsx';
import { ScreenContext } from '#admin/engine/ui/screen.ts';
import { useTypingPause } from '#admin/engine/ui/useTypedText.ts';
import { isSingleton } from '#api/Endpoint.ts';
import { Highlighted } from './Highlighted.tsx';
import { useFoundRecords } from './useFoundRecords.ts';
import { type MenuItem, type OpenDialog, useMenu } from './useMenu.tsx';

type Destination = Pick<MenuItem, 'label' | 'to' | 'href' | 'onClick'> &
  Partial<Pick<MenuItem, 'icon'>> & { note?: string };

type Row = { definition: AnyResource; record: RaRecord };

type Option = Destination & { key: string; group: string; row?: Row };

/** Shows the options below the input, as a part of the dialog. */
const InPlace = ({ children, role }: PopperProps) => <div role={role}>{children as ReactNode}</div>;

/** The value of a record by which its list has tabs, as its page shows it. */
function RecordState({ definition, record }: Row) {
  const source = definition.list.segments?.field ?? '';
  const field = { ...definition.detailPage?.header, ...definition.fields }[source];
  if (!field || !isFilled(record, { ...field, source })) return null;
  return (
    <ResourceContextProvider value={definition.name}>
      <RecordContextProvider value={record}>
        <Box sx={{ flex: 'none', maxWidth: '100%', ml: 'auto', pl: 1 }}>
          <FieldValue {...field} source={source} />
        </Box>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

/** The actions on the toolbar of the current screen, then every form, screen and setting. */
function useDestinations(onOpen: OpenDialog): Option[] {
  const t = useT();
  const translate = useTranslate();
  const supports = useSupports();
  const { resources, endpoints } = useProduct();
  const { screens, settings } = useMenu(onOpen);
  const { toolbar } = use(ScreenContext);
  const buttons = useSyncExternalStore(toolbar.subscribe, toolbar.all);
  const forms = resources
    .filter((definition) => definition.menu && hasForm(definition, 'create') && supports(definition.name, 'create'))
    .map((definition) => ({
      label: createResourceText(translate, definition.name).sentence('create.add'),
      to: listPaths(definition).create,
    }));
  const ofSingleton = resources.flatMap((definition): Destination[] => {
    const { name, actions = {}, detailPage: { header = {} } = {} } = definition;
    const { label, action } = createResourceText(translate, name);
    if (!isSingleton(endpoints, name)) return [];
    const offered = Object.keys(actions).filter((each) => supports(name, each));
    const labels = [...Object.keys(header).map(label), ...offered.map(action)];
    return labels.map((each) => ({ label: each, note: t('menu.yours'), to: settingsPath }));
  });
  const actions = inOrder(buttons).map(([button, label]) => ({
    label,
    onClick: () => {
      button.focus();
      button.click();
    },
  }));
  const isNoButton = ({ label }: Destination) => actions.every((action) => action.label !== label);
  return [
    ...[...actions, ...forms.filter(isNoButton)].map((action) => ({ ...action, group: t('search.actions') })),
    ...[...screens, ...ofSingleton, ...settings].map((place) => ({ ...place, group: t('search.screens') })),
  ].map((place) => ({ ...place, key: `${place.group} ${place.label}` }));
}

/** The list scrolls below the input, so that the highlighted option stays visible. */
const listSize = {
  maxHeight: { xs: 'calc(100dvh - 10rem)', md: 'calc(70vh - 6.25rem)' },
  '& .MuiAutocomplete-groupLabel': { px: 1, lineHeight: 2.5, fontSize: '0.75rem', fontWeight: 600 },
  '& .MuiAutocomplete-groupUl .MuiAutocomplete-option': { px: 1, [largeText]: { flexWrap: 'wrap' } },
  '& mark': {
    color: 'text.primary',
    backgroundColor: 'color-mix(in srgb, var(--color-marigold) 40%, transparent)',
    borderRadius: 0.25,
  },
};

/** As high as its results. It does not collapse while the server searches. */
const heights = { minHeight: { md: '40vh' }, maxHeight: { md: '70vh' }, overflow: 'hidden', '&&': { pt: 1 } };

/** The input stays where it is while the number of results changes. */
const atTop = {
  '& .MuiDialog-container': { alignItems: { md: 'flex-start' } },
  '& .MuiDialog-paper': { mt: { md: '11vh' } },
};

/** Finds screens, actions and records, and opens what is chosen. Before a search it lists the visited records. */
export function SearchEverywhere({ onOpen, visited }: { onOpen: OpenDialog; visited: ReadonlySet<string> }) {
  const t = useT();
  const navigate = useNavigate();
  const { content } = use(ScreenContext);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { callLater: searchLater } = useTypingPause(setSearch);
  const { found, isSearching, failed } = useFoundRecords(typed.trim(), search, visited);
  // The parts of a screen have a note. They are listed only in a search.
  const destinations = useDestinations(onOpen).filter(
    ({ label, note }) => containsWords(label, typed) && (typed || !note),
  );
  const named = destinations.filter(({ label }) => typed && beginsWords(label, typed));
  // A label with the text within a word comes last, once the records are found.
  const others = isSearching ? [] : destinations;
  const options: Option[] = named.length > 0 ? [...named, ...found] : [...found, ...others];

  const choose = ({ to, href, onClick }: Option) => {
    flushSync(() => onOpen()); // closes this dialog, which gives the focus back
    if (href) location.assign(href);
    if (to) {
      content.current?.focus();
      navigate(to);
    }
    onClick?.();
  };
  const count = options.length;
  const status = isSearching
    ? t('frame.loading')
    : typed && count > 0 && t('list.matchesInAll', { smart_count: count });

  return (
    <DialogFrame title={t('search.title')} onClose={() => onOpen()} sx={atTop}>
      <DialogContent sx={heights}>
        <Autocomplete<Option>
          open
          autoHighlight
          clearOnBlur={false}
          forcePopupIcon={false}
          value={null}
          inputValue={typed}
          options={options}
          filterOptions={(all) => all}
          groupBy={({ group }) => group}
          getOptionKey={({ key }) => key}
          noOptionsText={!isSearching && <span role="status">{t('search.none', { typed: typed.trim() })}</span>}
          clearText={t('reference.clear')}
          slots={{ popper: InPlace }}
          slotProps={{ paper: { elevation: 0 }, listbox: { sx: listSize } }}
          onInputChange={(_, text, reason) => {
            if (reason !== 'input' && reason !== 'clear') return;
            setTyped(text);
            searchLater(text.trim());
          }}
          onChange={(_, chosen) => chosen && choose(chosen)}
          onClose={(_, reason) => reason === 'escape' && onOpen()}
          renderOption={({ key, ...props }, { icon, label, note, row }) => (
            <li key={key} {...props}>
              {icon && <ListItemIcon sx={{ minWidth: '2rem' }}>{icon}</ListItemIcon>}
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', [largeText]: { flex: '1 1 50%' } }}>
                <Highlighted text={label} words={typed} />
                {note && note !== label && (
                  <Typography noWrap variant="body2" color="textSecondary" sx={{ [largeText]: wrapped }}>
                    <Highlighted text={note} words={typed} />
                  </Typography>
                )}
              </Box>
              {row && <RecordState {...row} />}
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label={t('search.label')}
              helperText={<span role="status">{status}</span>}
            />
          )}
        />
        {failed.length > 0 && (
          <Box role="alert">
            {t('search.failed')}{' '}
            <RetryButton variant="text" query={{ refetch: () => failed.map(({ refetch }) => refetch()) }} />
          </Box>
        )}
      </DialogContent>
    </DialogFrame>
  );
}

import { Autocomplete, Box, createFilterOptions, TextField } from '@mui/material';
import { type KeyboardEvent, use, useEffect, useRef, useState } from 'react';
import { useGetList, useGetRecordRepresentation, useGetResourceLabel, useLocale, type Validator } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { nameOfCode, withCapital } from '#admin/engine/fields/choice/choice.tsx';
import type { InputProps } from '#admin/engine/fields/createKind.tsx';
import { AskedRecordContext, TextInput } from '#admin/engine/fields/useFieldInput.tsx';
import { useT } from '#admin/engine/text/useT.ts';
import { oneColumn } from '#admin/engine/ui/layout.ts';
import { useSuggestions } from '#admin/engine/ui/screen.ts';
import { useAutocompleteTexts } from '#admin/engine/ui/useAutocompleteTexts.ts';
import { useShortcuts } from '#admin/engine/ui/useShortcuts.ts';

type Templates = NonNullable<InputProps<'longText'>['templates']>;

const placeholders = /\[\[([^[\]]*)\]\]/g;

/** Refuses a text with placeholders in double brackets, and names them. */
const hasNoPlaceholders: Validator = (value) => {
  const names = [...String(value ?? '').matchAll(placeholders)].map(([, name]) => name);
  if (names.length === 0) return undefined;
  return { message: 'admin.templates.unfilled', args: { placeholders: names.join(', ') } };
};

/** Selects the first placeholder after a position. Returns false without one. */
function selectPlaceholder(box: HTMLTextAreaElement, from: number) {
  const found = [...box.value.matchAll(placeholders)].find(({ index }) => index >= from);
  box.focus();
  if (found) box.setSelectionRange(found.index, found.index + found[0].length);
  return found !== undefined;
}

/** Tab selects the next placeholder, while there is one. */
function moveByTab(event: KeyboardEvent) {
  const { key, shiftKey, target } = event;
  if (key !== 'Tab' || shiftKey || !(target instanceof HTMLTextAreaElement)) return;
  if (selectPlaceholder(target, target.selectionEnd)) event.preventDefault();
}

/** The templates, and the language of the record: first those in it, else those in the administrator’s. */
function useTemplates({ from, text, language: field = '' }: Templates) {
  const locale = useLocale();
  const { data = [] } = useGetList(from);
  const represent = useGetRecordRepresentation(from);
  const ofRecord: string | undefined = use(AskedRecordContext)?.[field];
  const templates = data.map((row) => {
    const language: string | undefined = row[field];
    const name = language && withCapital(nameOfCode(language, 'language', locale), locale);
    return { id: row.id, label: String(represent(row)), name, language, text: String(row[text]) };
  });
  const first = templates.some(({ language }) => language === ofRecord) ? ofRecord : locale;
  const isLater = ({ language }: (typeof templates)[number]) => Number(language !== first);
  const inGroups = templates.toSorted(
    (one, other) => isLater(one) - isLater(other) || String(one.name).localeCompare(String(other.name), locale),
  );
  return { templates: inGroups, ofRecord };
}

type Template = ReturnType<typeof useTemplates>['templates'][number];

const filter = createFilterOptions<Template>({ stringify: ({ name, label, text }) => `${name} ${label} ${text}` });

/** The warning that a template is in another language than the record, and a validator that refuses its text once. */
function useLanguageWarning(template: { language?: string } | undefined, ofRecord?: string) {
  const locale = useLocale();
  const t = useT();
  const warnedOf = useRef<unknown>(undefined);
  const { language } = template ?? {};
  if (!language || !ofRecord || language === ofRecord) return {};
  const args = { used: nameOfCode(language, 'language', locale), expected: nameOfCode(ofRecord, 'language', locale) };
  const refuseOnce: Validator = (value) => {
    if (!value || warnedOf.current === value) return undefined;
    warnedOf.current = value;
    return 'admin.templates.sendAgain';
  };
  return { warning: t('templates.otherLanguage', args), refuseOnce };
}

/** Keeps the list of templates below its input. Above it, the list would hide what the text replies to. */
const searchStyle = { input: { scrollMarginBottom: 280 }, '& > p': { color: 'text.primary', fontWeight: 600 } };

/** A long text that the administrator types, or takes from a template whose placeholders are then filled in. */
export function TemplatedInput({ templates: declared, ...input }: InputProps<'longText'> & { templates: Templates }) {
  const texts = useAutocompleteTexts();
  const label = useGetResourceLabel()(declared.from, 1);
  const { templates, ofRecord } = useTemplates(declared);
  const { getValues, setValue } = useFormContext();
  const { submitCount } = useFormState();
  const [, suggestions] = useSuggestions();
  const box = useRef<HTMLTextAreaElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ template: Template; at: number }>();
  const { warning, refuseOnce } = useLanguageWarning(chosen?.template, ofRecord);
  useShortcuts(declared.shortcut ? { [declared.shortcut]: () => search.current?.focus() } : {});

  const insert = (template: Template) => {
    const typed = String(getValues(input.source) ?? '');
    const kept = typed === '' || typed === chosen?.template.text ? '' : `${typed}\n\n`;
    setValue(input.source, kept + template.text, { shouldDirty: true });
    setChosen({ template, at: kept.length });
  };

  useEffect(() => {
    if (box.current && chosen) selectPlaceholder(box.current, chosen.at);
  }, [chosen]);

  useEffect(() => {
    if (box.current && submitCount > 0) selectPlaceholder(box.current, 0); // a sent text has none
  }, [submitCount]);

  return (
    <Box sx={{ ...oneColumn, gap: 2 }} onKeyDown={moveByTab}>
      <Autocomplete
        autoHighlight
        openOnFocus
        {...suggestions}
        onOpen={() => {
          suggestions.onOpen();
          search.current?.scrollIntoView({ block: 'nearest' });
        }}
        slotProps={{ listbox: { sx: { maxHeight: '15rem' } } }}
        options={templates}
        filterOptions={filter}
        groupBy={declared.language ? ({ name }) => name ?? '' : undefined}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        value={chosen?.template ?? null}
        onChange={(_, template) => (template ? insert(template) : setChosen(undefined))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault(); // it would send the form
        }}
        {...texts}
        renderOption={({ key, ...option }, template) => (
          <li key={key} {...option} lang={template.language}>
            {template.label}
          </li>
        )}
        renderInput={(params) => (
          <TextField {...params} label={label} inputRef={search} helperText={warning} sx={searchStyle} />
        )}
      />
      <TextInput
        {...input}
        ofKind={[hasNoPlaceholders, ...(refuseOnce ? [refuseOnce] : [])]}
        minRows={6}
        slotProps={{ htmlInput: { ref: box } }}
      />
    </Box>
  );
}

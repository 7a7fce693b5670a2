import CheckIcon from '@mui/icons-material/Check';
import { Box, Button, DialogActions, DialogContent, Tab, Tabs, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSaveContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { SectionContext, useDefinition } from '#admin/engine/context/contexts.ts';
import type { ErrorMessage } from '#admin/engine/context/messages.ts';
import { FieldInputs, MissingNote, RequiredNote, useMissingFields } from '#admin/engine/fields/FieldInputs.tsx';
import { isFilled, shownFields } from '#admin/engine/schema/Condition.ts';
import type { ViewField } from '#admin/engine/schema/fieldsOn.ts';
import { groupBySection } from '#admin/engine/schema/Section.ts';
import { useResourceText, useT } from '#admin/engine/text/useT.ts';
import { SubmitButton } from '#admin/engine/ui/Dialogs.tsx';
import { ErrorAlert } from '#admin/engine/ui/ErrorAlert.tsx';
import { oneColumn, sideBySide } from '#admin/engine/ui/layout.ts';
import { useFocusAfterFailure } from './useFocusAfterFailure.ts';

const stack = { ...oneColumn, alignContent: 'start', gap: 2.5 } as const;

const group = { ...stack, m: 0, p: 0, border: 0, minWidth: 0 } as const;

const twoColumns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

type Props = {
  /** The fields of the form. Those whose conditions fail are left out. */
  fields: readonly ViewField[];
  /** The label of the button that submits. */
  save: string;
  error?: ErrorMessage;
  onCancel: () => void;
};

/** The inputs and buttons of a form. Save is disabled while a required field is blank. A note names the blank ones. */
export function FormFields({ fields: all, save, error, onCancel }: Props) {
  const t = useT();
  const { section: headingOf } = useResourceText();
  // Typing renders the inputs again only when a condition changes. In jsdom a letter takes 20 ms less in a form of eight texts.
  const shown = useWatch({ compute: (values) => shownFields(all, values).map(({ source }) => source) });
  const fields = all.filter(({ source }) => shown.includes(source));
  const { lead, sections } = groupBySection(useDefinition(), fields);
  const { saving } = useSaveContext();
  const asides = sections.filter(({ aside }) => aside);
  const others = sections.filter(({ aside }) => !aside);
  const tabs = asides.length > 0 && others.length > 1 ? others : [];
  const filled = useWatch({
    compute: (values) =>
      tabs.filter((tab) => tab.fields.every(({ source }) => isFilled(values, { source }))).map(({ name }) => name),
  });
  const [focused, setFocused] = useState<string>();
  const opened = tabs.find(({ name }) => name === focused) ?? tabs[0];
  const ordered = [...lead, ...sections.flatMap((section) => section.fields)];
  const [first] = useState(ordered[0]?.source);
  const button = useRef<HTMLButtonElement>(null);
  const { handleSubmit, setFocus } = useFormContext();
  const missing = useMissingFields(fields);
  const noteId = useId();
  useFocusAfterFailure(ordered, error, button);

  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);

  const check = <CheckIcon fontSize="small" titleAccess={t('form.filled')} />;
  // A section under a closed tab can get the focus, which opens it: by Tab, by the tab, and after a failure.
  const open = ({ fields: [field] }: (typeof sections)[number]) => field && setFocus(field.source);
  const show = (section: (typeof sections)[number]) => {
    const isTab = tabs.includes(section);
    return (
      <Box
        key={section.name}
        component="fieldset"
        onFocus={() => isTab && setFocused(section.name)}
        sx={isTab && section !== opened ? visuallyHidden : group}
      >
        <Typography component="legend" variant="subtitle2" sx={isTab ? visuallyHidden : { p: 0, pt: 1, mb: 1.5 }}>
          {headingOf(section.name)}
        </Typography>
        <FieldInputs fields={section.fields} />
      </Box>
    );
  };

  /** The keys of a disabled Save lead to what is missing. */
  const showMissing = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || missing.length === 0) return;
    event.stopPropagation(); // Enter would open a select
    void handleSubmit(() => undefined)(); // shows the errors and focuses the first
  };

  return (
    <>
      <Box sx={{ px: 3, pb: 1, '&:empty': { display: 'none' } }}>
        <ErrorAlert message={error} onRetry={() => button.current?.form?.requestSubmit()} />
      </Box>
      <DialogContent onKeyDownCapture={showMissing} sx={{ ...oneColumn, gap: 2.5, '&&': { pt: 1 } }}>
        <RequiredNote fields={fields} />
        <FieldInputs fields={lead} />
        {sections.length > 0 && (
          <Box sx={asides.length > 0 ? twoColumns : undefined}>
            <Box sx={{ ...stack, ...(asides.length === 0 && sideBySide), columnGap: 4 }}>
              {opened && (
                <Tabs value={opened.name}>
                  {tabs.map((tab) => (
                    <Tab
                      key={tab.name}
                      value={tab.name}
                      label={headingOf(tab.name)}
                      icon={filled.includes(tab.name) ? check : undefined}
                      iconPosition="end"
                      onClick={() => open(tab)}
                      sx={{ minHeight: '3rem' }}
                    />
                  ))}
                </Tabs>
              )}
              {others.map(show)}
            </Box>
            <SectionContext value={opened?.name}>
              <Box sx={{ ...stack, position: 'sticky', top: 0, alignSelf: 'start' }}>{asides.map(show)}</Box>
            </SectionContext>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <MissingNote id={noteId} missing={missing} />
        <Button color="inherit" disabled={saving} onClick={onCancel}>
          {t('ra.action.cancel')}
        </Button>
        <SubmitButton ref={button} loading={saving} disabled={missing.length > 0} aria-describedby={noteId}>
          {saving ? t('actions.saving') : save}
        </SubmitButton>
      </DialogActions>
    </>
  );
}

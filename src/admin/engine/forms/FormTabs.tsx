import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { Box, Tab, Tabs } from '@mui/material';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldInputs, type FormField } from '#admin/engine/fields/FieldInputs.tsx';
import { useSectionLabel } from '#admin/engine/record/DefinitionContext.ts';
import { visuallyHidden } from '#admin/engine/ui/layout.ts';
import { isBlank } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';

export type FormTab = { name: string; fields: readonly FormField[] };

type Props = {
  /** The fields before the tabs. */
  lead: readonly FormField[];
  tabs: readonly FormTab[];
};

/** Typing in one panel does not render the others. */
const Inputs = memo(FieldInputs);

/** The panels share a grid cell, so that the dialog is as high as the highest. Phones show one, because the dialog fills the screen. */
const panel = {
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'start',
  gap: 2.5,
  minWidth: 0,
  '&[hidden]': { visibility: 'hidden', display: { xs: 'none', md: 'grid' } },
} as const;

const iconSize = { fontSize: '1.25em', verticalAlign: 'middle' } as const;

/** The name of a tab, marked if a field in it has an error or a required field is blank. */
function TabName({ tab: { name, fields }, isWrong }: { tab: FormTab; isWrong: boolean }) {
  const t = useT();
  const labelOf = useSectionLabel();
  const required = fields.filter(({ rules }) => rules?.required).map(({ source }) => source);
  const isIncomplete = useWatch({ name: required }).some(isBlank);
  return (
    <span>
      {labelOf(name)} {isWrong && <ErrorIcon color="error" sx={iconSize} titleAccess={t('form.wrong')} />}
      {!isWrong && isIncomplete && (
        <>
          <span aria-hidden>*</span>
          <Box component="span" sx={visuallyHidden}>
            {t('form.incomplete')}
          </Box>
        </>
      )}
    </span>
  );
}

/** The open tab. After a failed save, opens the first tab with an error and focuses that field, unless an error is before the tabs. */
function useOpenTab({ lead, tabs }: Props) {
  const [opened, setOpened] = useState(tabs[0]?.name);
  const { setFocus } = useFormContext();
  const { errors, isSubmitting, submitCount } = useFormState();
  const handled = useRef(submitCount);
  const fieldToFocus = useRef<string>(undefined);
  const isWrong = ({ source }: FormField) => get(errors, source) !== undefined;

  useEffect(() => {
    if (isSubmitting || handled.current === submitCount) return;
    handled.current = submitCount;
    const refused = tabs.find(({ fields }) => fields.some(isWrong));
    if (!refused || refused.name === opened) return;
    if (!lead.some(isWrong)) fieldToFocus.current = refused.fields.find(isWrong)?.source;
    setOpened(refused.name);
  });

  useEffect(() => {
    if (opened && fieldToFocus.current) setFocus(fieldToFocus.current);
    fieldToFocus.current = undefined;
  }, [opened, setFocus]);

  const open = tabs.find(({ name }) => name === opened) ?? tabs[0];
  const hasWrong = ({ fields }: FormTab) => fields.some(isWrong);
  return { open: open?.name, setOpened, hasWrong };
}

/** The sections of a form as tabs. Hidden ones stay mounted, so that their fields are validated and sent. */
export function FormTabs(props: Props) {
  const { tabs } = props;
  const id = useId();
  const text = useResourceText();
  const { open, setOpened, hasWrong } = useOpenTab(props);
  return (
    <div>
      <Tabs
        value={open}
        onChange={(_, name: string) => setOpened(name)}
        variant="scrollable"
        allowScrollButtonsMobile
        selectionFollowsFocus
        aria-label={text.title()}
        sx={{ mb: 2.5 }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            id={`${id}${tab.name}`}
            aria-controls={`${id}${tab.name}panel`}
            value={tab.name}
            label={<TabName tab={tab} isWrong={hasWrong(tab)} />}
          />
        ))}
      </Tabs>
      <Box sx={{ display: 'grid' }}>
        {tabs.map(({ name, fields }) => (
          <Box
            key={name}
            role="tabpanel"
            id={`${id}${name}panel`}
            aria-labelledby={`${id}${name}`}
            hidden={name !== open}
            sx={panel}
          >
            <Inputs fields={fields} />
          </Box>
        ))}
      </Box>
    </div>
  );
}

import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FieldInputs, type FormField } from '#admin/engine/fields/FieldInputs.tsx';
import { useSectionLabel } from '#admin/engine/record/useFieldLabel.ts';
import { visuallyHidden } from '#admin/engine/ui/layout.ts';
import { isBlank } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';

export type FormTab = { name: string; fields: readonly FormField[] };

type Props = {
  /** The fields of no section, which stand before the tabs. */
  lead: readonly FormField[];
  tabs: readonly FormTab[];
};

/** What is typed into one panel, or found wrong in it, draws no other anew. */
const Inputs = memo(FieldInputs);

/** All panels lie in one place, so that the dialog is as high as the highest; on a phone, where it fills the screen, each by itself. */
const panel = {
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'start',
  gap: 2.5,
  minWidth: 0,
  '&[hidden]': { visibility: 'hidden', display: { xs: 'none', md: 'grid' } },
} as const;

/** Beside the name, no higher than its line. */
const mark = { fontSize: '1.25em', verticalAlign: 'middle' } as const;

/** The name of a tab, and what is to be done in it: what is to correct, else what is to fill in before the form can be saved. */
function TabName({ tab: { name, fields }, isWrong }: { tab: FormTab; isWrong: boolean }) {
  const t = useT();
  const labelOf = useSectionLabel();
  const required = fields.filter(({ rules }) => rules?.required).map(({ source }) => source);
  const isIncomplete = useWatch({ name: required }).some(isBlank);
  return (
    <span>
      {labelOf(name)} {isWrong && <ErrorIcon color="error" sx={mark} titleAccess={t('form.wrong')} />}
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

/** The open tab. When the form could not be saved, it is the first with a field that is wrong, which gets the focus if none before the tabs is. */
function useOpenTab({ lead, tabs }: Props) {
  const [opened, setOpened] = useState(tabs[0]?.name);
  const { setFocus } = useFormContext();
  const { errors, isSubmitting, submitCount } = useFormState();
  const handled = useRef(submitCount);
  const wrong = useRef<string>(undefined);
  const isWrong = ({ source }: FormField) => get(errors, source) !== undefined;

  useEffect(() => {
    if (isSubmitting || handled.current === submitCount) return;
    handled.current = submitCount;
    const refused = tabs.find(({ fields }) => fields.some(isWrong));
    if (!refused || refused.name === opened) return;
    if (!lead.some(isWrong)) wrong.current = refused.fields.find(isWrong)?.source;
    setOpened(refused.name);
  });

  useEffect(() => {
    if (opened && wrong.current) setFocus(wrong.current);
    wrong.current = undefined;
  }, [opened, setFocus]);

  const open = tabs.find(({ name }) => name === opened) ?? tabs[0];
  const hasWrong = ({ fields }: FormTab) => fields.some(isWrong);
  return { open: open?.name, setOpened, hasWrong };
}

/** The sections of a form as tabs. All of them are there, so that what a hidden one holds is validated and sent. */
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

import { Box, Button, Paper } from '@mui/material';
import { type ComponentProps, use, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useResource } from '#admin/engine/context/contexts.ts';
import { useReopen } from '#admin/engine/context/dialogRoutes.ts';
import { ErrorAlert } from '#admin/engine/ui/ErrorAlert.tsx';
import { useIsNarrow, wrappedLine } from '#admin/engine/ui/layout.ts';
import { PartTitle } from '#admin/engine/ui/PageTitle.tsx';
import { Part } from '#admin/engine/ui/Part.tsx';
import { useIsChanging } from '#admin/engine/ui/pendingChanges.ts';
import { mainAction } from '#admin/engine/ui/ToolbarButton.tsx';
import { SubmitContext, useSubmitKeys } from '#admin/engine/ui/useSubmitKeys.ts';
import { ActionForm, useActionForm } from './ActionForm.tsx';
import { type ActionRequest, RowActionContext, useRowActions } from './useRowActions.ts';

/** Buttons at the bottom of the screen, above the labels of inputs. Texts scroll behind them. */
const bar = {
  ...wrappedLine,
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  gap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const barOfForm = { ...bar, mb: -1.5, bgcolor: 'background.paper' } as const;

/** From edge to edge of a narrow screen. */
const fullWidth = {
  mx: { xs: -2, md: -4, lg: 0 },
  px: { xs: 2, md: 4, lg: 0 },
  bgcolor: 'background.default',
} as const;

/** It takes no space: its negative margin is its height and the space between two parts. */
const barOfPage = {
  ...bar,
  ...fullWidth,
  height: 'calc(1.53125rem + 36.5px)',
  mb: 'calc(-1.53125rem - 60.5px)',
} as const;

/** Covers the page's bar on narrow screens. A text that gets the focus scrolls above the bar of the form. */
const panel = {
  ...fullWidth,
  position: 'relative',
  zIndex: { xs: 3, lg: 'auto' },
  '& textarea': { scrollMarginBottom: '5rem' },
} as const;

type FormProps = Omit<Parameters<typeof useActionForm>[0], 'name'> &
  Pick<ComponentProps<typeof ActionForm>, 'request' | 'restoresDraft' | 'panel'> & {
    names: readonly [string, ...string[]];
  };

/** The form of the first action, with a button for each. */
function PanelForm({ names, request, restoresDraft, panel, ...options }: FormProps) {
  const { text } = useResource();
  const isPending = useIsChanging();
  const form = useActionForm({ ...options, name: names[0] });
  const keys = ['Control+Enter', 'Control+Shift+Enter'];
  const buttons = use(SubmitContext);
  return (
    <ActionForm {...{ form, request, restoresDraft, panel }}>
      <Box sx={{ mt: 2 }}>
        <ErrorAlert message={form.error} onRetry={() => buttons.all()[0]?.[0].form?.requestSubmit()} />
      </Box>
      <Box sx={barOfForm}>
        {names.map((name, index) => (
          <Button
            key={name}
            ref={buttons.refOf(undefined)}
            type="submit"
            name={name}
            {...(index === 0 ? mainAction : { variant: 'outlined' })}
            disabled={isPending}
            aria-keyshortcuts={keys[index]}
          >
            {text.action(name)}
          </Button>
        ))}
      </Box>
    </ActionForm>
  );
}

/** The actions that the page's form offers for the record. */
function useInlineActions() {
  const { supports } = useResource();
  return useRowActions()
    .filter(({ name, isInline }) => isInline && supports(name))
    .map(({ name }) => name);
}

/** Leads to the form at the end of a narrow screen. It stays at the bottom of the screen until the form covers it. */
export function ActionPanelButton({ record }: { record: RaRecord }) {
  const { text } = useResource();
  const { startAction } = use(RowActionContext);
  const isNarrow = useIsNarrow('lg');
  const [name] = useInlineActions();
  if (!name || !isNarrow) return null;
  return (
    <Box sx={barOfPage}>
      <Button fullWidth {...mainAction} onClick={() => startAction({ name, record })}>
        {text.action(name)}
      </Button>
    </Box>
  );
}

/** The form of a record's page, if it offers actions that are `inline`. It is empty again after an action. */
export function ActionPanel({ record }: { record: RaRecord }) {
  const { text } = useResource();
  const { run, requested } = use(RowActionContext);
  const [{ count, met }, setDone] = useState<{ count: number; met?: ActionRequest }>({ count: 0 });
  const { isReopened } = useReopen(record.id);
  const [first, ...others] = useInlineActions();
  const panelRef = useRef<HTMLElement>(null);
  const { buttons, onKeyDownCapture } = useSubmitKeys();
  if (!first || !run) return null;

  return (
    <Part
      component="section"
      ref={panelRef}
      aria-label={text.action(first)}
      onKeyDownCapture={onKeyDownCapture}
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })} // browsers show only the caret
      sx={panel}
    >
      <PartTitle title={text.action(first)} />
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
        <SubmitContext value={buttons}>
          <PanelForm
            key={count}
            names={[first, ...others]}
            record={record}
            request={requested === met ? undefined : requested}
            restoresDraft={isReopened}
            panel={panelRef}
            run={run}
            onDone={() => setDone({ count: count + 1, met: requested })}
          />
        </SubmitContext>
      </Paper>
    </Part>
  );
}

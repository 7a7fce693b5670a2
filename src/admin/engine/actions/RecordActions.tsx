import { Box, Button } from '@mui/material';
import { Fragment, type ReactNode, type UIEvent } from 'react';
import type { RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import { useListLink, useReopen } from '#admin/engine/context/dialogRoutes.ts';
import { segmentParam, segmentsOf } from '#admin/engine/context/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { Icon } from '#admin/engine/ui/Icon.tsx';
import { mainAction, useToolbarRef } from '#admin/engine/ui/ToolbarButton.tsx';
import { valueAt } from '#api/values.ts';
import { ActionRequests } from './ActionRequests.tsx';
import { useOpenNext } from './queue.ts';
import { RowMenu } from './RowActions.tsx';
import { type RowAction, useRowActions } from './useRowActions.ts';

/** The segment of the list that a record belongs to, if the record has the field that segments filter by. */
const segmentOf = (definition: AnyResource, record: RaRecord) =>
  segmentsOf(definition).find(({ value }) => value === valueAt(record, segmentParam(definition) ?? ''));

/** A line below the buttons. */
const reasonStyle = { order: 1, flexBasis: '100%', typography: 'body2' } as const;

/**
 * The actions of a record's page or dialog that the API supports: a button each, then `children`, and a menu of the
 * `quiet` ones. `view` and those in the page's form are left out. The second click of a double click does nothing, because the
 * button may belong to the next record by then.
 */
export function ActionButtons({ children }: { children?: ReactNode }) {
  const { supports, offers } = useResource();
  const toolbarRef = useToolbarRef();
  const actions = useRowActions({ includesDisabled: true })
    .filter(({ name, isInline }) => name !== 'view' && !isInline)
    .filter(({ name }) => (name === 'edit' ? offers('update') : supports(name)));
  const isQuiet = ({ tone }: RowAction) => tone === 'quiet';
  return (
    <>
      {actions
        .filter((action) => !isQuiet(action))
        .map(({ name, tone, isDangerous, icon, label, reason, link, onClick }) => (
          <Fragment key={name}>
            <Button
              variant="outlined"
              ref={toolbarRef(label, reason !== undefined)}
              color={isDangerous ? 'error' : 'primary'}
              {...(tone === 'main' && mainAction)}
              startIcon={icon && <Icon name={icon} fontSize="small" />}
              disabled={reason !== undefined}
              {...(link ?? { onClick: ({ detail }: UIEvent) => detail < 2 && onClick?.() })}
            >
              {label}
            </Button>
            {reason && <Box sx={reasonStyle}>{reason}</Box>}
          </Fragment>
        ))}
      {children}
      <RowMenu actions={actions.filter(isQuiet)} />
    </>
  );
}

/**
 * Runs the actions of a record's page, for `ActionButtons` and `ActionPanel` in it. After a delete the list opens, after an
 * action with `queue.next` the next record.
 */
export function RecordActions({ record, children }: { record: RaRecord; children: ReactNode }) {
  const navigate = useNavigate();
  const { reopen } = useReopen(record.id);
  const definition = useDefinition();
  const toList = useListLink(definition.name);
  const openNext = useOpenNext();
  return (
    <ActionRequests
      segment={segmentOf(definition, record)}
      hasForm
      onSuccess={({ name }) => {
        if (name === 'delete') navigate(toList, { replace: true });
        else if (definition.actions?.[name]?.queue?.next) void openNext(record);
      }}
      onUndo={reopen}
    >
      {children}
    </ActionRequests>
  );
}

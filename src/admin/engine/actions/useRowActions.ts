import { createContext, use } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { type EngineIcon, useResource } from '#admin/engine/context/contexts.ts';
import { listPaths, useDialogLink, useRecordLink } from '#admin/engine/context/dialogRoutes.ts';
import type { ErrorMessage } from '#admin/engine/context/messages.ts';
import type { Segment } from '#admin/engine/context/segments.ts';
import { useRecordLabel, useRecordText } from '#admin/engine/fields/recordText.ts';
import type { AnyAction } from '#admin/engine/schema/Action.ts';
import { actionsOf, isDangerous } from '#admin/engine/schema/actionsOf.ts';
import { matches } from '#admin/engine/schema/Condition.ts';
import type { Values } from '#api/values.ts';

/** An action to run on a record, or on the whole list. */
export type ActionRequest = {
  name: string;
  record?: RaRecord;
  /** The initial values of its dialog. */
  presets?: Values;
  /** The values of its dialog. */
  values?: Values;
  /** The key of its call. A retry has the same one. */
  idempotencyKey?: string;
  /** Is called once the API has the values. */
  onSent?: () => void;
  /** Its undo window is over, so the administrator does something else meanwhile. */
  isDelayed?: true;
};

/** The result of the call, or why it failed. */
type ActionOutcome = { result?: unknown; failure?: ErrorMessage };

/** Runs an action. Returns undefined, without a call, while another change of the resource is pending. */
export type RunAction = (request: ActionRequest) => Promise<ActionOutcome | undefined>;

type RowActionContextValue = {
  segment?: Segment;
  /** Runs the action, after its dialog if it has one. */
  startAction: (request: ActionRequest) => void;
  /** Runs the action at once, for a form. */
  run?: RunAction;
  /** The action that was last requested from the page's form, by a key. */
  requested?: ActionRequest;
};

export const RowActionContext = createContext<RowActionContextValue>({ startAction: () => undefined });

/** The icons of actions that a definition declares without one. */
const icons: Partial<Record<string, EngineIcon>> = { view: 'Visibility', edit: 'Edit', delete: 'Delete' };

/** The record of the row around a component. */
export function useRow() {
  const record = useRecordContext<RaRecord>();
  if (!record) throw new Error('useRow must be used within a row of a list');
  return record;
}

/** True if the action's condition allows the record or the segment. */
export const isOffered = ({ when }: AnyAction, record: RaRecord, segment?: Segment) =>
  typeof when === 'string' ? when === segment?.name : matches(when, record);

/**
 * The actions that the definition offers for the row around a component, in the current segment. An action has an `onClick`
 * or a `link`, the props that make its button one. Disabled ones, with the `reason`, only if asked for. The `fullLabel` also
 * names the record, for buttons whose row is not clear from the context.
 */
export function useRowActions({ includesDisabled = false } = {}) {
  const { definition, text } = useResource();
  const record = useRow();
  const recordLink = useRecordLink();
  const linkTo = useDialogLink();
  const recordLabel = useRecordLabel(record);
  const subject = useRecordText().subjectOf(record);
  const { segment, startAction } = use(RowActionContext);

  const linkOf = (name: string) => {
    if (name === 'view') return recordLink(record, true);
    return name === 'edit' ? linkTo(listPaths(definition).edit(record.id)) : undefined;
  };
  return actionsOf(definition, 'row').flatMap(([name, action]) => {
    const reason = matches(action.needs, record) ? undefined : text.actionText(name, 'needs', subject);
    if (!isOffered(action, record, segment) || (reason && !includesDisabled)) return [];
    const link = linkOf(name);
    return {
      name,
      tone: action.tone,
      isDangerous: isDangerous(definition, name),
      isInline: action.dialog?.inline === true,
      icon: action.icon ?? icons[name],
      label: text.action(name),
      fullLabel: text.actionOfRow(name, { ...subject, record: recordLabel }),
      reason,
      link: link && { component: Link, ...link },
      onClick: link ? undefined : () => startAction({ name, record }),
    };
  });
}

export type RowAction = ReturnType<typeof useRowActions>[number];

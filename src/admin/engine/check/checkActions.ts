import { actionsOf, isTyped, typedFields } from './readDefinition.ts';
import { callOf, operationsOf, type Rule, type Subject } from './Tables.ts';

/** A button that leads nowhere. */
const screensExist: Rule = ({ definition, calls, fault, endpointTable }) => {
  const { name, actions = {}, detailDialog, detailPage } = definition;
  const { view, edit } = actions;
  const faults: [action: string, isFaulty: boolean, message: string][] = [
    [
      'view',
      view !== undefined && view.path === undefined && !(detailDialog ?? detailPage),
      "The action view has no detail to open. Add detailDialog: true with fields on 'detail', add a detailPage, or give it a path.",
    ],
    [
      'edit',
      edit !== undefined && typedFields(definition, 'update').length === 0,
      "The action edit has no form to open. Put fields on 'form' or 'update'.",
    ],
    [
      'edit',
      edit !== undefined && !callOf(calls, 'update'),
      `The action edit has no call to save with. Add ${name}.update to ${endpointTable}, or drop the action.`,
    ],
  ];
  return faults.filter(([, isFaulty]) => isFaulty).map(([action, , message]) => fault(action, message));
};

/** True where a screen of the definition, or a reference of another, makes the call. */
function isOffered({ definition, tables }: Subject, operation: string) {
  const { name, fields, detailDialog, detailPage, sampleRows } = definition;
  const actions = actionsOf(definition).flatMap(([action, { dialog }]) => [action, dialog?.preview?.operation]);
  if (operation === 'list') return sampleRows === undefined;
  if (operation === 'create') return typedFields(definition, 'create').length > 0;
  if (operation === 'update') return actions.includes('edit');
  if (operation !== 'one' && operation !== 'many') return actions.includes(operation);
  const isReferredTo = tables.definitions.some((other) => Object.values(other.fields).some(({ to }) => to === name));
  const hasDialog = Boolean(detailDialog) || Object.values(fields).some(isTyped);
  return isReferredTo || (operation === 'one' && (hasDialog || detailPage !== undefined));
}

const mends: Readonly<Record<string, string>> = {
  list: 'Take out sampleRows',
  create: "Put fields on 'create' or 'form'",
  update: 'Add the action edit',
  one: 'Add detailDialog or detailPage',
  many: 'Refer to it',
};

/** A call that the API has for a resource and that no screen makes: somebody forgot the way to it. */
const callsAreOffered: Rule = (subject) =>
  operationsOf(subject.calls)
    .filter(([operation]) => !isOffered(subject, operation))
    .map(([operation, { call }]) => {
      const { definition, endpointTable } = subject;
      return subject.fault(
        'name',
        `${definition.name}.${operation} calls '${call}', and nothing leads to it. ` +
          `${mends[operation] ?? `Add the action ${operation}`}, or take the call out of ${endpointTable}.`,
      );
    });

export const actionRules = [screensExist, callsAreOffered];

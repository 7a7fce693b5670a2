import { actionsOf, typedFields } from './places.ts';
import { sourcesOf } from './sent.ts';
import { callOf, endpointTable, operationsOf, quoted, type Rule } from './Tables.ts';

/** Actions that open a screen of the definition instead of making a call. */
const opening = ['view', 'edit'];

/** A button that leads nowhere. */
export const screensExist: Rule = ({ definition, calls, fault }) => {
  const names = new Map(actionsOf(definition));
  const view = names.get('view');
  const { name, detailDialog, detailPage } = definition;
  const canBeViewed = view?.path !== undefined || Boolean(detailDialog ?? detailPage);
  return [
    ...(view && !canBeViewed
      ? [
          fault(
            'view',
            "The action view has no detail to open. Add detailDialog: true with fields on 'detail', add a detailPage, or give it a path.",
          ),
        ]
      : []),
    ...(names.has('edit') && typedFields(definition, 'update').length === 0
      ? [fault('edit', "The action edit has no form to open. Put fields on 'form' or 'update'.")]
      : []),
    ...(names.has('edit') && !callOf(calls, 'update')
      ? [
          fault(
            'edit',
            `The action edit has no call to save with. Add ${name}.update to ${endpointTable}, or drop the action.`,
          ),
        ]
      : []),
  ];
};

/** An action that the API cannot do. Delete without a call may be offered (observed-behaviour.md, 4 and 5). */
export const actionsHaveCalls: Rule = ({ definition, calls, fault }) =>
  actionsOf(definition).flatMap(([name, { ask }]) => {
    if (opening.includes(name) || callOf(calls, name)) return [];
    if (name === 'delete' && ask === undefined) return [];
    const known = operationsOf(calls).map(([operation]) => operation);
    return [
      fault(
        name,
        `The action ${name} has no call: ${endpointTable} lacks ${definition.name}.${name}` +
          `${known.length > 0 ? ` and has ${quoted(known)}` : ''}. Add the call, or drop the action.`,
      ),
    ];
  });

/** What an action asks for and its call leaves out. */
export const answersAreSent: Rule = ({ definition, calls, fault }) =>
  actionsOf(definition).flatMap(([name, { ask = {} }]) => {
    const endpoint = callOf(calls, name);
    if (!endpoint) return [];
    const sent = sourcesOf(endpoint);
    return Object.keys(ask)
      .filter((asked) => !sent.includes(asked))
      .map((asked) =>
        fault(
          asked,
          `The action ${name} asks for '${asked}', and ${definition.name}.${name} does not send it. ` +
            `Add '${asked}' to its sends in ${endpointTable}, or do not ask for it.`,
        ),
      );
  });

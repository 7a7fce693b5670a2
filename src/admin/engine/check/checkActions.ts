import { actionsOf, isTyped, typedFields } from './places.ts';
import { sourcesOf } from './sent.ts';
import { callOf, operationsOf, quoted, type Rule, type Subject, suggested } from './Tables.ts';

/** Actions that open a screen of the definition instead of making a call. */
const opening = ['view', 'edit'];

/** A button that leads nowhere. */
export const screensExist: Rule = ({ definition, calls, fault, endpointTable }) => {
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
export const actionsHaveCalls: Rule = ({ definition, calls, fault, endpointTable }) =>
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
export const answersAreSent: Rule = ({ definition, calls, fault, endpointTable }) =>
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

/** True where a screen of the definition, or a reference of another, makes the call. */
function isOffered({ definition, tables }: Subject, operation: string) {
  const { name, fields, detailDialog, detailPage, sampleRows } = definition;
  const actions = actionsOf(definition).flatMap(([action, { preview }]) => [action, preview?.operation]);
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
export const callsAreOffered: Rule = (subject) =>
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

/** An icon that there is not. */
export const iconsExist: Rule = ({ definition, tables: { icons }, fault }) =>
  [definition.menu?.icon, ...actionsOf(definition).map(([, { icon }]) => icon)]
    .filter((icon) => icon !== undefined && icons?.includes(icon) === false)
    .map((icon = '') => fault(icon, `There is no icon '${icon}'. Use ${suggested(icon, icons ?? [])}, or add it.`));

/** An icon of the menu that would come after the menu. */
export const menuIconsComeFirst: Rule = ({ definition: { menu }, tables: { icons, menuIcons, files } }) =>
  menu?.icon && icons?.includes(menu.icon) && menuIcons?.includes(menu.icon) === false
    ? [
        {
          file: files.menuIcons ?? files.definitions,
          word: 'menuIcons',
          message: `The menu has the icon '${menu.icon}', which would be drawn after the rest of it. Import it and add it to menuIcons.`,
        },
      ]
    : [];

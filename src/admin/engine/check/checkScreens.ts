import { segmentParam } from '#admin/engine/record/segments.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { callsOf, type Rule, type Subject, sourcesOf } from './Tables.ts';

/** A list needs a call, or sample rows. */
const isListed: Rule = ({ definition: { name, sampleRows }, calls, tables, fault }) =>
  calls.list || sampleRows
    ? []
    : [
        fault(
          'name',
          `${tables.files.endpoints} has no list for ${name}, so its list would be empty. Add ${name}.list.`,
        ),
      ];

/** Without the parameter in the call, every tab of the list would show the same rows. */
const segmentsAreSent: Rule = ({ definition, calls: { list }, tables, fault }) => {
  const param = segmentParam(definition);
  if (param === undefined || !list || sourcesOf(list).includes(param)) return [];
  return [
    fault(
      param,
      `list.segments filters by '${param}', and '${list.call}' does not send it: every tab would show the same rows. ` +
        `Add {${param}} to the path, or '${param}' to its query, in ${tables.files.endpoints}.`,
    ),
  ];
};

/** The parameters that the URL of every list uses. */
const listParams = ['page', 'search', 'sort', 'order', 'all'];

const segmentsHaveAName: Rule = ({ definition, tables, fault }) => {
  const param = segmentParam(definition);
  if (param === undefined || !listParams.includes(param)) return [];
  return [
    fault(
      param,
      `list.segments uses '${param}', which is another parameter of the list's URL. ` +
        `Use filter with another name, and have ${tables.files.endpoints} send it: from: { ${param}: 'that name' }.`,
    ),
  ];
};

/** Without the key of the parent record in the call, every parent would show the same related rows. */
const relatedRowsAreFiltered: Rule = ({ definition, tables, fault }) =>
  Object.entries(definition.detailPage?.related ?? {}).flatMap(([name, { target = '' } = {}]) => {
    const { list } = callsOf(tables.endpoints, name);
    if (!list || sourcesOf(list).includes(target)) return [];
    return [
      fault(
        target,
        `detailPage.related lists ${name} by '${target}', and '${list.call}' does not send it: every record would have the same rows. ` +
          `Add {${target}} to the path, or '${target}' to its query, in ${tables.files.endpoints}.`,
      ),
    ];
  });

/** The fields that a list sorts and filters by exist, and its call sends them. */
const arrangementsAreSent: Rule = ({ definition: { name, fields }, calls: { list }, callFault }) => {
  if (!list) return [];
  const { filters = [], sorts = [] } = list;
  const sent = sourcesOf(list);
  const sendsOrder = sent.some((source) => /^sort(\.|$)/.test(source));
  const isField = (field: string) => Object.hasOwn(fields, field.replace(/_[gl]te$/, ''));
  return [
    ...[...filters, ...sorts]
      .filter((field) => !isField(field))
      .map((field) =>
        callFault(field, `${name}.list has '${field}' in filters or sorts, and ${name} has no such field.`),
      ),
    ...filters
      .filter((field) => !sent.includes(field))
      .map((field) =>
        callFault(field, `${name}.list filters by '${field}', and does not send it. Add it to its query.`),
      ),
    ...(sendsOrder ? [] : sorts).map((field) =>
      callFault(
        field,
        `${name}.list sorts by '${field}', and does not send it. Say under which name: from: { order: 'sort.signed' }.`,
      ),
    ),
  ];
};

/** A bulk operation without an action has neither texts nor a confirmation. */
const bulkActionsExist: Rule = ({ definition: { list, actions = {} }, fault }) =>
  (list.bulk ?? [])
    .filter((operation) => !Object.hasOwn(actions, operation))
    .map((operation) => fault('bulk', `list.bulk names '${operation}', which is no action. Add it to actions.`));

/** The buttons `view` and `edit` open something. */
const buttonsLeadSomewhere: Rule = ({ definition, calls, tables, fault }) => {
  const { name, actions: { view, edit } = {}, detailDialog, detailPage } = definition;
  const addDetail = "Add detailDialog: true with fields on 'detail', a detailPage, or a path.";
  const addForm = "Put fields on 'form' or 'update'.";
  const addCall = `Add ${name}.update to ${tables.files.endpoints}, or remove the action.`;
  return [
    ...(view && !view.path && !detailDialog && !detailPage
      ? [fault('view', `The action view has no detail to open. ${addDetail}`)]
      : []),
    ...(edit && !hasForm(definition, 'update')
      ? [fault('edit', `The action edit has no form to open. ${addForm}`)]
      : []),
    ...(edit && !calls.update ? [fault('edit', `The action edit has no call to save with. ${addCall}`)] : []),
  ];
};

/** True when a screen of the definition, or a reference to it, makes the call. */
function isOffered({ definition, tables }: Subject, operation: string) {
  const { name, fields, detailDialog, detailPage, sampleRows } = definition;
  const actions = Object.entries(definition.actions ?? {});
  const operations = actions.flatMap(([action, { dialog }]) => [action, dialog?.preview?.operation]);
  if (operation === 'list') return sampleRows === undefined;
  if (operation === 'create') return hasForm(definition, 'create');
  if (operation === 'update') return operations.includes('edit');
  if (operation !== 'one') return operations.includes(operation);
  const isReferredTo = tables.definitions.some((other) =>
    Object.values(other.fields).some((field) => field?.kind === 'reference' && field.to === name),
  );
  const views = Object.values(fields).flatMap((field) => field?.on ?? []);
  const hasDialog = detailDialog || views.some((view) => ['create', 'update', 'form'].includes(view));
  return isReferredTo || (operation === 'one' && Boolean(hasDialog || detailPage));
}

const fixes: Readonly<Record<string, string>> = {
  list: 'Remove sampleRows',
  create: "Put fields on 'create' or 'form'",
  update: 'Add the action edit',
  one: 'Add detailDialog or detailPage',
  many: 'Refer to it',
};

/** Every call of the API has a screen that makes it. */
const callsAreOffered: Rule = (subject) =>
  Object.entries(subject.calls)
    .filter(([operation]) => !isOffered(subject, operation))
    .map(([operation, { call }]) =>
      subject.fault(
        'name',
        `${subject.definition.name}.${operation} calls '${call}', and no screen makes the call. ` +
          `${fixes[operation] ?? `Add the action ${operation}`}, or remove the call from ${subject.tables.files.endpoints}.`,
      ),
    );

export const screenRules = [
  isListed,
  segmentsAreSent,
  segmentsHaveAName,
  relatedRowsAreFiltered,
  arrangementsAreSent,
  bulkActionsExist,
  buttonsLeadSomewhere,
  callsAreOffered,
];

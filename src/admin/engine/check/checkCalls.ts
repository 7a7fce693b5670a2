import { segmentParam } from '#admin/engine/context/segments.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import {
  type Endpoint,
  hasWords,
  isSingleton,
  pathNames,
  sentNames,
  sortsOf,
  sourceOf,
  sourcesOf,
} from '#api/Endpoint.ts';
import { quoted, type Rule, type Subject } from './Tables.ts';

const forms = ['create', 'update'] as const;

/** The action that makes a call, for one row or for several, or previews it. */
const actionOf = ({ definition }: Subject, operation: string) =>
  Object.entries(definition.actions ?? {}).find(([name, { dialog }]) =>
    [name, `${name}Many`, dialog?.preview?.operation].includes(operation),
  )?.[1];

/** The names of a row's key, in the dashboard and on the wire. An API does not know the id that several parts make. */
function keyNames({ definition, tables }: Subject) {
  const { key = 'id' } = tables.endpoints[definition.name] ?? {};
  return typeof key === 'string' ? ['id', key] : key;
}

/** The parameters that select the rows below a record of another resource. */
const targetsOf = ({ definition: { name }, tables }: Subject) =>
  tables.definitions.flatMap(({ detailPage }) => [detailPage?.related?.[name]?.target ?? []].flat());

/** The value of the search, if the API searches. */
const typedSearch = ({ definition: { list } }: Subject) => (list.search === true ? ['q'] : []);

/** The values that screens have when they make a call. Path, query and body can contain no others. */
function valuesFor(subject: Subject, operation: string) {
  const { definition, calls } = subject;
  const { list, fields, sent = [], initial = {}, actions = {} } = definition;
  const { on, dialog } = actionOf(subject, operation) ?? {};
  const asked = Object.keys(dialog?.ask ?? {});
  const targets = targetsOf(subject);
  const typed = fieldsOn(definition, 'create').map(({ source }) => source);
  const ofOperation: Readonly<Record<string, readonly string[]>> = {
    list: [segmentParam(definition) ?? [], targets, list.filters ?? [], typedSearch(subject)].flat(),
    create: [...targets, ...typed, ...Object.keys(initial)],
    one: [...keyNames(subject), ...targets],
  };
  const ofRow = on === 'toolbar' ? [] : [...keyNames(subject), ...Object.keys(fields), ...sent]; // an action of the whole list has no row
  const ofAction = !actions[operation] && operation.endsWith('Many') ? ['ids', ...targets] : [...ofRow, ...targets];
  const constants = Object.keys(calls[operation]?.constants ?? {});
  return [...(ofOperation[operation] ?? [...ofAction, ...asked]), ...constants];
}

const isAmong = (values: readonly string[], source: string) =>
  values.some((value) => value === source || source.startsWith(`${value}.`));

/** Without a value for a `{name}` of its path a call cannot be made, and the API would never get other values. */
const screensHaveSentValues: Rule = function* (subject) {
  const { definition, calls, tables, callFault } = subject;
  for (const [operation, endpoint] of Object.entries(calls)) {
    const values = valuesFor(subject, operation);
    const inQuery = sentNames(endpoint).filter((name) => sourceOf(endpoint, name) === 'q');
    const names = operation === 'list' ? [...pathNames(endpoint), ...inQuery] : sentNames(endpoint);
    for (const name of names.filter((each) => !isAmong(values, sourceOf(endpoint, each)))) {
      const ofList = sourceOf(endpoint, name) === 'q' ? 'list.search: true for' : 'list.segments with the field';
      const word = operation === 'list' ? ofList : 'the field';
      yield callFault(
        `${definition.name}.${operation} sends '${name}', and the screens have ${quoted(values) || 'no value'} there. ` +
          `Declare ${word} '${name}' in ${tables.files.definitions}/${definition.name}.ts, or name the value to send in from.`,
      );
    }
  }
};

/** The parts of a row's key that a call does not name. A key of one part may be another field's value in the path. */
function missingParts({ definition, tables }: Subject, endpoint: Endpoint) {
  const { name: resource, fields, sent = [] } = definition;
  const { key = 'id' } = tables.endpoints[resource] ?? {};
  const sources = sourcesOf(endpoint);
  if (typeof key !== 'string') return key.filter((part) => !sources.includes(part));
  const inPath = pathNames(endpoint).map((name) => sourceOf(endpoint, name));
  const isNamed = ['id', key].some((name) => sources.includes(name));
  return isNamed || [...Object.keys(fields), ...sent].some((name) => inPath.includes(name)) ? [] : [key];
}

/** A call on one row must say which row, by its key or by a field in the path, or the API would refuse it or change another. */
const rowsAreIdentified: Rule = function* (subject) {
  const { name: resource } = subject.definition;
  const { key = 'id' } = subject.tables.endpoints[resource] ?? {};
  const cure =
    typeof key === 'string'
      ? "Add {id} to the path, or send it: sends: ['id'], or under another name from: { row_id: 'id' }."
      : `Its key lacks a part. Name ${quoted(key)} in the path, or send them.`;
  if (isSingleton(subject.tables.endpoints, resource)) return;
  for (const [operation, endpoint] of Object.entries(subject.calls)) {
    if (['list', 'create'].includes(operation) || actionOf(subject, operation)?.on === 'toolbar') continue;
    if (sourcesOf(endpoint).includes('ids') || missingParts(subject, endpoint).length === 0) continue;
    yield subject.callFault(
      `${resource}.${operation} calls '${endpoint.call}' on one row, and does not say which. ${cure}`,
    );
  }
};

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The number of values that name a record of a resource. */
const partCount = ({ tables }: Subject, resource: string) => [tables.endpoints[resource]?.key ?? 'id'].flat().length;

/** A reference has each part of the other record's key. An input has only one value. */
const referencesAreWhole: Rule = function* (subject) {
  const { definition, tables, fault } = subject;
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!field || !('to' in field) || typeof field.to !== 'string' || !tables.endpoints[field.to]) continue;
    const count = partCount(subject, field.to);
    const { from = [name], on } = field;
    if (count !== from.length)
      yield fault(
        `fields.${name} has ${counted(from.length, 'value')}, and the key of ${field.to} has ${counted(count, 'part')}. ` +
          'Name the field with each part in from, in the order of the key.',
      );
    if (from.length > 1 && on.some((view) => ['form', 'create', 'update'].includes(view)))
      yield fault(
        `fields.${name} is in a form, and has several values. Take it off the form, and put their own fields there.`,
      );
  }
};

/** The calls of related rows get each part of the record's key, or the value of another field. */
const relatedRowsAreSelected: Rule = function* (subject) {
  const { definition, fault } = subject;
  for (const [name, related] of Object.entries(definition.detailPage?.related ?? {})) {
    const { target = [], source } = related ?? {};
    const { length: count } = [target].flat();
    const needed = source ? 1 : partCount(subject, definition.name);
    if (count > 0 && count !== needed)
      yield fault(
        `detailPage.related.${name} has ${counted(count, 'parameter')} in target for ${counted(needed, 'value')}. ` +
          'Name a parameter for each part of the key, or the field to send in source.',
      );
  }
};

/** A value without a field is for a call. */
const valuesAreSent: Rule = function* ({ definition: { sent = [] }, calls, fault }) {
  const sources = Object.values(calls).flatMap(sourcesOf);
  for (const name of sent.filter((each) => !sources.includes(each)))
    yield fault(`sent names '${name}', which no call sends. Add it to a call, or remove it.`);
};

/** A form needs a call that saves it, and a call that leaves a typed value out would lose it. */
const formsAreSaved: Rule = function* ({ definition, calls, tables, fault }) {
  for (const [name, field] of Object.entries(definition.fields)) {
    if (!field || traitsOf(field.kind).isSent?.(field) === false) continue; // a form only shows it
    const { on } = field;
    const declared = forms.filter((form) => on.some((view) => view === form || view === 'form'));
    const saved = declared.filter((form) => calls[form]);
    if (saved.length === 0 && declared.length > 0) {
      yield fault(
        `fields.${name} is in a form, and the API has no ${declared.join(' and no ')} for ${definition.name}. ` +
          `Add the call to ${tables.files.endpoints}, or take the field off the form.`,
      );
    }
    for (const form of saved) {
      const sent = sourcesOf(calls[form] ?? { call: 'GET /' }).map((source) => source.split('.')[0]);
      if (sent.includes(name.split('.')[0])) continue;
      yield fault(
        `fields.${name} is in the form of ${definition.name}.${form}, which does not send it. ` +
          `Add '${name}' to its sends in ${tables.files.endpoints}, or take the field off the form.`,
      );
    }
  }
};

/** A file that its call does not list in `files` would be sent as the text of its path. */
const filesAreSentAsFiles: Rule = function* ({ definition, calls, tables, fault }) {
  const inForms = forms.flatMap((form) => fieldsOn(definition, form).map((field) => ({ operation: form, ...field })));
  const inDialogs = Object.entries(definition.actions ?? {}).flatMap(([operation, { dialog }]) =>
    Object.entries(dialog?.ask ?? {}).map(([source, field]) => ({ operation, source, kind: field?.kind })),
  );
  for (const { operation, source, kind } of [...inForms, ...inDialogs]) {
    const endpoint = calls[operation];
    const isFile = kind && traitsOf(kind).isFile;
    if (!endpoint || !isFile || !sourcesOf(endpoint).includes(source)) continue;
    if (endpoint.files?.some((file) => sourceOf(endpoint, file) === source)) continue;
    yield fault(
      `'${source}' is a file, and ${definition.name}.${operation} does not send it as one. ` +
        `Add files: ['${source}'] to it in ${tables.files.endpoints}, with body: 'multipart'.`,
    );
  }
};

/** The parameters that the URL of every list uses. */
const listParams = ['page', 'search', 'sort', 'order', 'all'];

/** The call of a list sends what its screens select and sort rows by. Without it they would show the same rows. */
const listsAreSelected: Rule = function* (subject) {
  const { definition, calls, callFault, fault } = subject;
  const { name, fields } = definition;
  const param = segmentParam(definition);
  if (param && listParams.includes(param)) {
    yield fault(
      `list.segments uses '${param}', which is another parameter of the list's URL. Use filter with another name.`,
    );
  }
  if (!calls.list) return;
  const { filters = [] } = calls.list;
  const sorts = Object.keys(sortsOf(calls.list));
  const sent = sourcesOf(calls.list);
  const selected = [...(param ? [param] : []), ...targetsOf(subject), ...filters, ...typedSearch(subject)];
  for (const value of selected.filter((each) => !sent.includes(each))) {
    yield callFault(`${name}.list selects rows by '${value}', and does not send it. Add it to its path or its query.`);
  }
  for (const field of [...filters, ...sorts]) {
    if (Object.hasOwn(fields, field.replace(/_[gl]te$/, ''))) continue;
    yield callFault(`${name}.list has '${field}' in filters or sorts, and ${name} has no such field.`);
  }
};

const directions = ['sort.order', 'sort.direction', 'sort.signed', 'sort.ascending', 'sort.descending'];

/** The call of a list sends by which field it sorts, and in which direction: else both orders would be the same call. */
const listsAreSorted: Rule = function* ({ definition: { name }, calls: { list }, callFault }) {
  const sorts = sortsOf(list);
  const names = Object.values(sorts);
  const sent = list ? sourcesOf(list).filter((source) => /^sort(\.|$)/.test(source)) : [];
  const known = ['sort', 'sort.field', ...directions];
  for (const source of sent.filter((each) => !known.includes(each)))
    yield callFault(`${name}.list sends '${source}', which is unknown. Use one of ${quoted(known.slice(1))}.`);
  if (names.length > 0 && sent.length === 0)
    yield callFault(`${name}.list sorts, and does not send how. Say under which name: from: { order: 'sort.signed' }.`);
  const worded = Object.keys(sorts).find((field) => hasWords(sorts[field] ?? ''));
  if (worded && !sent.some((source) => ['sort', 'sort.direction'].includes(source)))
    yield callFault(
      `${name}.list has words for the directions of '${worded}', and does not send them. Add 'sort.direction' to from.`,
    );
  const needsDirection = names.some((each) => typeof each === 'string') && sent.includes('sort.field');
  if (needsDirection && !sent.some((source) => ['sort', ...directions].includes(source)))
    yield callFault(
      `${name}.list sends 'sort.field' without a direction, so that both orders make the same call. Add one of ${quoted(directions)}.`,
    );
};

export const callRules = [
  screensHaveSentValues,
  rowsAreIdentified,
  referencesAreWhole,
  relatedRowsAreSelected,
  valuesAreSent,
  formsAreSaved,
  filesAreSentAsFiles,
  listsAreSelected,
  listsAreSorted,
];

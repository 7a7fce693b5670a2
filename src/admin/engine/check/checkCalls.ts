import { segmentParam } from '#admin/engine/record/segments.ts';
import { fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { pathNames, quoted, type Rule, type Subject, sentNames, sourceOf, sourcesOf } from './Tables.ts';

const forms = ['create', 'update'] as const;

/** The action that makes a call, or previews it. */
const actionOf = ({ definition }: Subject, operation: string) =>
  Object.entries(definition.actions ?? {}).find(
    ([name, { dialog }]) => name === operation || dialog?.preview?.operation === operation,
  )?.[1];

/** The names of a row's key, in the dashboard and on the wire. */
function keyNames({ definition, tables }: Subject) {
  const key = tables.endpoints[definition.name]?.key;
  return key ? ['id', key] : ['id'];
}

/** The values that screens have when they make a call. Path, query and body can contain no others. */
function valuesFor(subject: Subject, operation: string) {
  const { definition, calls, tables } = subject;
  const { name, list, fields, initial = {} } = definition;
  const constants = Object.keys(calls[operation]?.constants ?? {});
  const targets = tables.definitions.flatMap(({ detailPage }) => detailPage?.related?.[name]?.target ?? []);
  if (operation === 'list') {
    const param = segmentParam(definition);
    return [...(param ? [param] : []), ...targets, ...(list.filters ?? []), ...constants];
  }
  if (operation === 'create') {
    const typed = fieldsOn(definition, 'create').map(({ source }) => source);
    return [...targets, ...typed, ...Object.keys(initial), ...constants];
  }
  if (operation === 'one') return keyNames(subject);
  const { on, dialog } = actionOf(subject, operation) ?? {};
  const row = on === 'toolbar' ? [] : [...keyNames(subject), ...Object.keys(fields)]; // an action of the whole list has no row
  return [...row, ...targets, ...Object.keys(dialog?.ask ?? {}), ...constants];
}

const isAmong = (values: readonly string[], source: string) =>
  values.some((value) => value === source || source.startsWith(`${value}.`));

/** Without a value for each `{name}` of its path, a call cannot be made. */
const pathsAreFilled: Rule = (subject) =>
  Object.entries(subject.calls).flatMap(([operation, endpoint]) => {
    const values = valuesFor(subject, operation);
    return pathNames(endpoint)
      .filter((name) => !isAmong(values, sourceOf(endpoint, name)))
      .map((name) => {
        const fix =
          operation === 'list'
            ? `Declare list.segments with the field '${name}' for tabs, or rename it.`
            : 'Rename it, or name the value to send in from.';
        return subject.callFault(
          endpoint.call,
          `${subject.definition.name}.${operation} calls '${endpoint.call}', and nothing fills {${name}}: ` +
            `the screens have ${quoted(values) || 'no value'} there. ${fix}`,
        );
      });
  });

/** The API would never get a value that no field has. */
const sentValuesAreFields: Rule = (subject) =>
  Object.entries(subject.calls).flatMap(([operation, endpoint]) => {
    const { definition, tables, callFault } = subject;
    if (operation === 'list') return [];
    const values = valuesFor(subject, operation);
    const inPath = pathNames(endpoint);
    const field = operation === 'create' ? 'field of the create form' : 'field';
    return sentNames(endpoint)
      .filter((name) => !inPath.includes(name) && !isAmong(values, sourceOf(endpoint, name)))
      .map((name) =>
        callFault(
          name,
          `${definition.name}.${operation} sends '${name}', and no ${field} has the name '${sourceOf(endpoint, name)}'. ` +
            `Declare it in ${tables.files.definitions}/${definition.name}.ts, or remove it from sends.`,
        ),
      );
  });

/** A call on one row must say which row, or the API would refuse it or change another. */
const rowsAreIdentified: Rule = (subject) =>
  Object.entries(subject.calls)
    .filter(([operation]) => !['list', 'create'].includes(operation))
    .filter(([operation]) => actionOf(subject, operation)?.on !== 'toolbar')
    .filter(([, endpoint]) => !sourcesOf(endpoint).some((source) => keyNames(subject).includes(source)))
    .map(([operation, endpoint]) =>
      subject.callFault(
        endpoint.call,
        `${subject.definition.name}.${operation} calls '${endpoint.call}' on one row, and does not say which. ` +
          "Add {id} to the path, or send it: sends: ['id'], or under another name from: { row_id: 'id' }.",
      ),
    );

/** An input whose call leaves its value out would lose it. */
const typedFieldsAreSent: Rule = ({ definition, calls, tables, fault }) =>
  forms.flatMap((operation) => {
    const endpoint = calls[operation];
    if (!endpoint) return [];
    const sent = sourcesOf(endpoint).map((source) => source.split('.')[0]);
    return fieldsOn(definition, operation)
      .filter(({ source }) => !sent.includes(source.split('.')[0]))
      .map(({ source, on }) =>
        fault(
          source,
          `fields.${source} is on '${on.some((view) => view === operation) ? operation : 'form'}', and ${definition.name}.${operation} does not send it. ` +
            `Add '${source}' to its sends in ${tables.files.endpoints}, or put the field on '${operation === 'create' ? 'update' : 'create'}' alone.`,
        ),
      );
  });

/** A form without a call to save it is never shown. */
const formsHaveCalls: Rule = ({ definition, calls, tables, fault }) =>
  Object.entries(definition.fields).flatMap(([name, field]) => {
    const isInForm = field?.on.some((view) => view === 'form') ?? false;
    const missing = forms.filter((form) => (isInForm || field?.on.some((view) => view === form)) && !calls[form]);
    if (missing.length < (isInForm ? 2 : 1)) return [];
    return [
      fault(
        name,
        `fields.${name} is in a form, and the API has no ${missing.join(' and no ')} for ${definition.name}. ` +
          `Add the call to ${tables.files.endpoints}, or take the field off the form.`,
      ),
    ];
  });

/** A file that its call does not list in `files` would be sent as the text of its path. */
const filesAreSentAsFiles: Rule = ({ definition, calls, tables, fault }) => {
  const inForms = forms.flatMap((form) => fieldsOn(definition, form).map(({ source, kind }) => [form, source, kind]));
  const inDialogs = Object.entries(definition.actions ?? {}).flatMap(([action, { dialog }]) =>
    Object.entries(dialog?.ask ?? {}).map(([name, field]) => [action, name, field?.kind]),
  );
  return [...inForms, ...inDialogs]
    .filter(([operation = '', name = '', kind]) => {
      const endpoint = calls[operation];
      const files = endpoint?.files?.map((file) => sourceOf(endpoint, file)) ?? [];
      const isFile = kind === 'image' || kind === 'file';
      return isFile && endpoint && sourcesOf(endpoint).includes(name) && !files.includes(name);
    })
    .map(([operation, name = '']) =>
      fault(
        name,
        `'${name}' is a file, and ${definition.name}.${operation} does not send it as one. ` +
          `Add files: ['${name}'] to it in ${tables.files.endpoints}, with body: 'multipart'.`,
      ),
    );
};

export const callRules = [
  pathsAreFilled,
  rowsAreIdentified,
  sentValuesAreFields,
  typedFieldsAreSent,
  formsHaveCalls,
  filesAreSentAsFiles,
];

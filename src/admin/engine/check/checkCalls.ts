import { actionsOf, segmentParam, typedFields } from './readDefinition.ts';
import { partsOf, sourceOf, sourcesOf, wireNamesOf } from './sent.ts';
import { type CheckedDefinition, callOf, operationsOf, quoted, type Rule, type Subject } from './Tables.ts';

/** The action that makes a call, or shows beforehand what it would come to. */
const actionOf = (definition: CheckedDefinition, operation: string) =>
  actionsOf(definition).find(
    ([name, { dialog }]) => name === operation || dialog?.preview?.operation === operation,
  )?.[1];

/** The values that the screens have when they make a call; nothing else can fill its path or its body. */
function valuesFor({ definition, calls: entry, tables }: Subject, operation: string) {
  const { list, fields, initial = {} } = definition;
  const key = ['id', ...(entry?.key ? [entry.key] : [])];
  const targets = tables.definitions.flatMap(({ detailPage }) => detailPage?.related?.[definition.name]?.target ?? []);
  if (operation === 'list')
    return [segmentParam(definition), ...targets, ...(list.filters ?? [])].filter((name) => name !== undefined);
  if (operation === 'create')
    return [...targets, ...typedFields(definition, 'create').map(([name]) => name), ...Object.keys(initial)];
  const { on, dialog } = actionOf(definition, operation) ?? {};
  const row = on === 'toolbar' ? [] : [...key, ...Object.keys(fields)]; // the whole list has no row
  return [...row, ...targets, ...Object.keys(dialog?.ask ?? {})];
}

const isKnown = (values: readonly string[], source: string) =>
  values.some((value) => value === source || source.startsWith(`${value}.`));

const mendOfPart = (operation: string, part: string) =>
  operation === 'list'
    ? `Declare list.segments with the field '${part}' for tabs, or rename the part.`
    : 'Rename the part, or say with from which value it takes.';

/** A `{part}` of a path that no value of the screens fills, so that the call could never be made. */
const partsAreFilled: Rule = (subject) =>
  operationsOf(subject.calls).flatMap(([operation, endpoint]) => {
    const values = [...valuesFor(subject, operation), ...Object.keys(endpoint.constants ?? {})];
    return partsOf(endpoint)
      .filter((part) => !isKnown(values, sourceOf(endpoint, part)))
      .map((part) =>
        subject.callFault(
          endpoint.call,
          `${subject.definition.name}.${operation} calls '${endpoint.call}', and nothing fills {${part}}: ` +
            `the screens have ${quoted(values) || 'no value'} there. ${mendOfPart(operation, part)}`,
        ),
      );
  });

/** A value to send that no field has, so that the API would never get it. */
const sendsAreFields: Rule = (subject) =>
  operationsOf(subject.calls).flatMap(([operation, endpoint]) => {
    if (operation === 'list') return [];
    const values = [...valuesFor(subject, operation), ...Object.keys(endpoint.constants ?? {})];
    const inPath = partsOf(endpoint);
    return wireNamesOf(endpoint)
      .filter((name) => !inPath.includes(name) && !isKnown(values, sourceOf(endpoint, name)))
      .map((name) => {
        const source = sourceOf(endpoint, name);
        return subject.callFault(
          name,
          `${subject.definition.name}.${operation} sends '${name}', and no ${operation === 'create' ? 'field of the form that creates' : 'field'} ` +
            `is called '${source}'. Declare it in ${fileOf(subject)}, or take it out of sends.`,
        );
      });
  });

const fileOf = ({ definition, tables }: Subject) => `${tables.files.definitions}/${definition.name}.ts`;

/** A call about one row that does not say which: the API could only refuse it, or change another. */
const rowsAreIdentified: Rule = ({ definition, calls: entry, callFault }) =>
  operationsOf(entry)
    .filter(([operation]) => !['list', 'create'].includes(operation))
    .filter(([operation]) => actionOf(definition, operation)?.on !== 'toolbar')
    .filter(([, endpoint]) => {
      const sent = sourcesOf(endpoint);
      return !sent.includes('id') && !(entry?.key && sent.includes(entry.key));
    })
    .map(([operation, endpoint]) =>
      callFault(
        endpoint.call,
        `${definition.name}.${operation} calls '${endpoint.call}' about one row, and nothing says about which. ` +
          "Name {id} in the path, or send it: sends: ['id'], or under another name from: { row_id: 'id' }.",
      ),
    );

/** A field in a form whose calls leave it out: what is typed would be lost. */
const typedFieldsAreSent: Rule = ({ definition, calls: entry, fault, endpointTable }) =>
  (['create', 'update'] as const).flatMap((operation) => {
    const endpoint = callOf(entry, operation);
    if (!endpoint) return [];
    const sent = sourcesOf(endpoint).map((source) => source.split('.')[0]);
    return typedFields(definition, operation)
      .filter(([name]) => !sent.includes(name.split('.')[0]))
      .map(([name, { on }]) =>
        fault(
          name,
          `fields.${name} is on '${on.includes(operation) ? operation : 'form'}', and ${definition.name}.${operation} does not send it: ` +
            `what is typed would be lost. Add '${name}' to its sends in ${endpointTable}, or put the field on '${operation === 'create' ? 'update' : 'create'}' alone.`,
        ),
      );
  });

export const callRules = [partsAreFilled, rowsAreIdentified, sendsAreFields, typedFieldsAreSent];

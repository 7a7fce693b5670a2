import { actionsOf } from './places.ts';
import { sourcesOf } from './sent.ts';
import { callOf, type Rule, type Subject, suggested } from './Tables.ts';

/** A name that the rest of the definition lacks. */
const missing = ({ definition, fault }: Subject, what: string, names: readonly string[]) =>
  names
    .filter((name) => !Object.hasOwn(definition.fields, name))
    .map((name) =>
      fault(
        name,
        `${what} names '${name}', which is no field. Use ${suggested(name, Object.keys(definition.fields))}.`,
      ),
    );

/** Fields that the list names and the definition does not have. */
export const listFieldsExist: Rule = (subject) => {
  const { search = [], sort = [], filters = [], ranges = {}, summary = {}, chart } = subject.definition.list;
  return [
    ...missing(subject, 'list.search', search),
    ...missing(subject, 'list.sort', sort),
    ...missing(subject, 'list.filters', filters),
    ...missing(subject, 'list.ranges', Object.keys(ranges)),
    ...missing(subject, 'list.summary', Object.keys(summary)),
    ...missing(subject, 'list.chart', chart ? [chart.over, ...chart.lines] : []),
  ];
};

/** Bulk operations that the API cannot do, or that have neither a word nor a confirmation. */
export const bulkIsDeclared: Rule = ({ definition, calls, fault, endpointTable }) =>
  (definition.list.bulk ?? []).flatMap((operation) => {
    const [lacking, file] = !callOf(calls, operation)
      ? ['the API has no such call', endpointTable]
      : ['there is no such action', 'actions'];
    if (callOf(calls, operation) && actionsOf(definition).some(([name]) => name === operation)) return [];
    return [fault('bulk', `list.bulk names '${operation}', and ${lacking} for ${definition.name}. Add it to ${file}.`)];
  });

/** What the API is said to sort or filter by, and is never told. */
export const arrangementsAreSent: Rule = ({ definition, calls, callFault }) => {
  const list = callOf(calls, 'list');
  if (!list) return [];
  const sent = sourcesOf(list);
  const about = (names: readonly string[], word: string, mend: string) =>
    names.map((name) => callFault(name, `${definition.name}.list is said to ${word} '${name}', and ${mend}`));
  const isField = (name: string) => Object.hasOwn(definition.fields, name.replace(/_[gl]te$/, ''));
  const { filters = [], sorts = [] } = list;
  const noField = `no field of ${definition.name} is called so. Rename it, or drop it.`;
  return [
    ...about(
      filters.filter((name) => !isField(name)),
      'filter by',
      noField,
    ),
    ...about(
      sorts.filter((name) => !isField(name)),
      'sort by',
      noField,
    ),
    ...about(
      filters.filter((name) => !sent.includes(name)),
      'filter by',
      'does not send it. Add it to its query.',
    ),
    ...about(
      sent.some((source) => /^sort(\.|$)/.test(source)) ? [] : sorts,
      'sort by',
      "does not send it. Say by from under which name: from: { order: 'sort.signed' }.",
    ),
  ];
};

/** Columns of the file that stand under no field's label. */
export const exportColumnsAreFields: Rule = (subject) => {
  const { export: exported } = subject.definition.list;
  const columns = typeof exported === 'object' ? (exported.columns ?? []) : [];
  return missing(
    subject,
    'list.export.columns',
    columns.filter((column) => typeof column === 'string'),
  );
};

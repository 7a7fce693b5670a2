import { callOf, endpointTable, quoted, type Rule, type Subject } from './Tables.ts';

/** A name that the rest of the definition lacks. */
const missing = ({ definition, fault }: Subject, what: string, names: readonly string[]) =>
  names
    .filter((name) => !Object.hasOwn(definition.fields, name))
    .map((name) =>
      fault(name, `${what} names '${name}', which is no field. Use ${quoted(Object.keys(definition.fields), 'or')}.`),
    );

/** Fields that the list names and the definition does not have. */
export const listFieldsExist: Rule = (subject) => {
  const { search = [], sort = [], filters = [], summary = {} } = subject.definition.list;
  return [
    ...missing(subject, 'list.search', search),
    ...missing(subject, 'list.sort', sort),
    ...missing(subject, 'list.filters', filters),
    ...missing(subject, 'list.summary', Object.keys(summary)),
  ];
};

/** Bulk operations that the API cannot do. */
export const bulkHasCalls: Rule = ({ definition, calls, fault }) =>
  (definition.list.bulk ?? [])
    .filter((operation) => !callOf(calls, operation))
    .map((operation) =>
      fault(
        'bulk',
        `list.bulk names '${operation}', and the API has no such call for ${definition.name}. Add it to ${endpointTable}.`,
      ),
    );

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

import { segmentNames, segmentParam } from './readDefinition.ts';
import { sourcesOf } from './sent.ts';
import { callOf, type Rule } from './Tables.ts';

/** A resource that the API does not list shows rows of its own, or nothing. */
const isListed: Rule = ({ definition: { name, sampleRows }, calls, fault, endpointTable }) =>
  callOf(calls, 'list') || sampleRows
    ? []
    : [fault('name', `${endpointTable} has no list for ${name}, so there is nothing to show. Add ${name}.list.`)];

/** Bulk operations without an action, which have neither a word nor a confirmation. */
const bulkIsDeclared: Rule = ({ definition, fault }) =>
  (definition.list.bulk ?? [])
    .filter((operation) => !Object.hasOwn(definition.actions ?? {}, operation))
    .map((operation) => fault('bulk', `list.bulk names '${operation}', which is no action. Add it to actions.`));

/** What the API is said to sort or filter by, and is never told. */
const arrangementsAreSent: Rule = ({ definition, calls, callFault }) => {
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

const segmentsDiffer: Rule = ({ definition, fault }) => {
  const names = segmentNames(definition);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) =>
    fault(name, `list.segments has two segments called '${name}', which would share a tab and an address. Rename one.`),
  );
};

/** The names that the address of every list uses. */
const inAddress = ['page', 'search', 'sort', 'order', 'all'];

/** A name for the segments that means something else in the address of a list. */
const segmentsHaveAName: Rule = ({ definition, fault, endpointTable }) => {
  const param = segmentParam(definition);
  if (param === undefined || !inAddress.includes(param)) return [];
  return [
    fault(
      param,
      `list.segments is by '${param}', which stands in the address of every list for something else. ` +
        `Use filter with another name, and have ${endpointTable} send it: from: { ${param}: 'that name' }.`,
    ),
  ];
};

/** The tabs of a list would show the same rows when its call does not take what tells them apart. */
const segmentsAreTaken: Rule = ({ definition, calls: entry, fault, endpointTable }) => {
  const param = segmentParam(definition);
  const list = callOf(entry, 'list');
  if (param === undefined || !list || sourcesOf(list).includes(param)) return [];
  return [
    fault(
      param,
      `list.segments filters by '${param}', and '${list.call}' does not take it: every tab would show the same rows. ` +
        `Add {${param}} to the path, or '${param}' to its query, in ${endpointTable}.`,
    ),
  ];
};

export const listRules = [
  isListed,
  segmentsAreTaken,
  segmentsDiffer,
  segmentsHaveAName,
  bulkIsDeclared,
  arrangementsAreSent,
];

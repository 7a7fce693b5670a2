import { actionsOf, segmentNames, segmentParam } from './places.ts';
import { quoted, type Rule, type Subject, suggested } from './Tables.ts';

const choicesOf = (of: unknown) => {
  if (Array.isArray(of)) return of.map(String);
  return typeof of === 'object' && of !== null ? Object.keys(of) : undefined;
};

/** The values that a field, or the segments by that field, can have; nothing where any value is possible. */
function valuesOf({ definition }: Subject, name: string) {
  const field = definition.fields[name];
  if (field?.kind === 'boolean') return ['true', 'false'];
  return choicesOf(field?.of) ?? (segmentParam(definition) === name ? segmentNames(definition) : undefined);
}

function conditionFaults(subject: Subject, owner: string, word: string, condition: NonNullable<object>) {
  const { definition, fault } = subject;
  return Object.entries(condition).flatMap(([name, wanted]) => {
    const values = valuesOf(subject, name);
    if (!values) {
      if (Object.hasOwn(definition.fields, name)) return [];
      const known = suggested(name, Object.keys(definition.fields));
      return [fault(word, `${owner}.when asks for '${name}', which is no field. Use ${known}.`)];
    }
    const unknown = [wanted]
      .flat()
      .filter((value) => value !== null) // has no value
      .map(String)
      .filter((value) => !values.includes(value));
    if (unknown.length === 0) return [];
    return [
      fault(word, `${owner}.when: ${name} is never ${quoted(unknown, 'or')}. It can be ${quoted(values, 'or')}.`),
    ];
  });
}

/** A condition that no record meets. */
export const conditionsCanBeMet: Rule = (subject) => {
  const { definition, fault } = subject;
  const segments = segmentNames(definition);
  const fields = Object.entries(definition.fields).flatMap(([name, { when }]) =>
    when ? conditionFaults(subject, `fields.${name}`, name, when) : [],
  );
  const sections = Object.entries(definition.sections ?? {}).flatMap(([name, { when }]) =>
    when ? conditionFaults(subject, `sections.${name}`, name, when) : [],
  );
  const actions = actionsOf(definition).flatMap(([name, { when }]) => {
    if (typeof when === 'object') return conditionFaults(subject, `actions.${name}`, name, when);
    if (when === undefined || segments.includes(when)) return [];
    const known =
      segments.length > 0 ? `Use ${suggested(when, segments)}.` : 'The list has none; declare list.segments.';
    return [
      fault(name, `The action ${name} is offered when '${when}', which is no segment: nobody would see it. ${known}`),
    ];
  });
  return [...fields, ...sections, ...actions];
};

export const segmentsDiffer: Rule = ({ definition, fault }) => {
  const names = segmentNames(definition);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) =>
    fault(name, `list.segments has two segments called '${name}', which would share a tab and an address. Rename one.`),
  );
};

/** What the address of every list says by itself. */
const inAddress = ['page', 'search', 'sort', 'order', 'all'];

/** The address of a list would say two things by one name. */
export const segmentsHaveAName: Rule = ({ definition, fault, endpointTable }) => {
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

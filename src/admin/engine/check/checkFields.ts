import { actionsOf, isTyped, isTypedOn, typedFields } from './readDefinition.ts';
import { filesOf, sourcesOf } from './sent.ts';
import { callOf, type Rule, suggested } from './Tables.ts';

/** A form that no call saves. */
const formsHaveCalls: Rule = ({ definition, calls, fault, endpointTable }) =>
  Object.entries(definition.fields).flatMap(([name, field]) => {
    const lacking = (['create', 'update'] as const).filter(
      (operation) => isTypedOn(field, operation) && !callOf(calls, operation),
    );
    const isNowhere = field.on.includes('form') ? lacking.length === 2 : lacking.length > 0;
    if (!isNowhere) return [];
    return [
      fault(
        name,
        `fields.${name} is in a form, and the API has no ${lacking.join(' and no ')} for ${definition.name}, so it is shown nowhere. ` +
          `Add the call to ${endpointTable}, or take the field off the form.`,
      ),
    ];
  });

/** A detail field that no detail shows. */
const detailsAreShown: Rule = ({ definition, fault }) => {
  if (definition.detailDialog || definition.detailPage) return [];
  return Object.entries(definition.fields)
    .filter(([, { on }]) => on.includes('detail'))
    .map(([name]) =>
      fault(
        name,
        `fields.${name} is on 'detail', and the definition has no detail. Add detailDialog and the action view, or take 'detail' out of on.`,
      ),
    );
};

/** A rule that nobody can break, since the field is only shown. */
const rulesAreTyped: Rule = ({ definition, fault }) =>
  Object.entries(definition.fields)
    .filter(([, field]) => field.rules && !isTyped(field))
    .map(([name]) =>
      fault(
        name,
        `fields.${name} has rules, and is in no form. Put it on 'form', 'create' or 'update', or drop the rule.`,
      ),
    );

/** Related rows by a key that their list does not take. */
const rowsBelowAreListed: Rule = ({ definition, tables, fault, endpointTable }) =>
  Object.entries(definition.detailPage?.related ?? {}).flatMap(([name, { target }]) => {
    const list = callOf(tables.endpoints[name], 'list');
    if (!list || sourcesOf(list).includes(target)) return [];
    return [
      fault(
        target,
        `detailPage.related lists ${name} by '${target}', and '${list.call}' does not take it: every record would have the same rows. ` +
          `Add {${target}} to the path, or '${target}' to its query, in ${endpointTable}.`,
      ),
    ];
  });

/** Names of the row's values that no field declares, so that they have no label. */
const namesAreFields: Rule = ({ definition: { fields, sections = {}, list }, fault }) => {
  const { search = [], sort = [], filters = [], ranges = {}, summary = {}, chart, export: exported } = list;
  const columns = typeof exported === 'object' ? (exported.columns ?? []) : [];
  const named: [option: string, names: readonly string[]][] = [
    ['list.search', search],
    ['list.sort', sort],
    ['list.filters', filters],
    ['list.ranges', Object.keys(ranges)],
    ['list.summary', Object.keys(summary)],
    ['list.chart', chart ? [chart.over, ...chart.lines] : []],
    ['list.export.columns', columns.filter((column) => typeof column === 'string')],
    ...Object.entries(sections).map(([name, section]): [string, readonly string[]] => [
      `sections.${name}`,
      section.fields ?? [],
    ]),
  ];
  return named.flatMap(([option, names]) =>
    names
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) =>
        fault(name, `${option} names '${name}', which is no field. Use ${suggested(name, Object.keys(fields))}.`),
      ),
  );
};

/** A field that two sections name. */
const sectionsDiffer: Rule = ({ definition, fault }) => {
  const sections = Object.entries(definition.sections ?? {});
  return sections.flatMap(([section, { fields = [] }], index) =>
    fields.flatMap((name) => {
      const [earlier] = sections.slice(0, index).find(([, other]) => other.fields?.includes(name)) ?? [];
      return earlier
        ? [fault(name, `'${name}' is in the sections ${earlier} and ${section}. Take it out of one.`)]
        : [];
    }),
  );
};

/** Tabs of a form that has no two sections. */
const tabsHaveSections: Rule = ({ definition: { form, sections = {} }, fault }) =>
  form?.layout === 'tabs' && Object.keys(sections).length < 2
    ? [
        fault(
          'form',
          "form has the layout 'tabs', and there are no two sections for them. Add sections, or take it out.",
        ),
      ]
    : [];

/** A chosen file that would be sent as the text of its path. */
const filesAreSentAsFiles: Rule = ({ definition, calls, fault, endpointTable }) => {
  const forms = (['create', 'update'] as const).map(
    (operation) => [operation, typedFields(definition, operation)] as const,
  );
  const asked = actionsOf(definition).map(([name, { dialog }]) => [name, Object.entries(dialog?.ask ?? {})] as const);
  return [...forms, ...asked].flatMap(([operation, fields]) => {
    const endpoint = callOf(calls, operation);
    const chosen = fields.filter(([, { kind }]) => ['image', 'file'].includes(kind)).map(([name]) => name);
    return chosen
      .filter((name) => endpoint && sourcesOf(endpoint).includes(name) && !filesOf(endpoint).includes(name))
      .map((name) =>
        fault(
          name,
          `'${name}' is a file, and ${definition.name}.${operation} does not send it as one. ` +
            `Add files: ['${name}'] to it in ${endpointTable}, with body: 'multipart'.`,
        ),
      );
  });
};

export const fieldRules = [
  formsHaveCalls,
  detailsAreShown,
  rulesAreTyped,
  filesAreSentAsFiles,
  namesAreFields,
  sectionsDiffer,
  tabsHaveSections,
  rowsBelowAreListed,
];

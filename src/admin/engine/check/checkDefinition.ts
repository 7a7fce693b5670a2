import { segmentsOf } from '#admin/engine/context/segments.ts';
import { hasForm, titlesOf } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { isSingleton } from '#api/Endpoint.ts';
import type { Rule } from './Tables.ts';

const repeatedIn = (names: readonly string[]) => new Set(names.filter((name, index) => names.indexOf(name) !== index));

/** A value of the row without a field has no label. A bulk operation without an action has neither texts nor a confirmation. */
const namesExist: Rule = function* ({ definition, fault }) {
  const {
    fields,
    sections = {},
    list,
    actions = {},
    detailPage: { tabs = [], parts = [], related = {} } = {},
  } = definition;
  const { search = [], sort = [], filters = [], ranges = {}, summary = [], bulk = [], chart, export: exported } = list;
  const columns = typeof exported === 'object' ? (exported.columns ?? []) : [];
  const namesByOption: Record<string, readonly string[]> = {
    'list.search': search === true ? [] : search,
    'list.sort': sort,
    'list.filters': filters,
    'list.ranges': Object.keys(ranges),
    'list.summary': summary,
    'list.chart': chart ? [chart.over, ...chart.lines] : [],
    'list.export.columns': columns.filter((column) => typeof column === 'string'),
    below: Object.values(fields).flatMap((field) =>
      field?.below && !traitsOf(field.kind).isPerson ? [field.below] : [],
    ),
    sections: Object.values(sections).flatMap((section) => section.fields ?? []),
  };
  for (const [option, names] of Object.entries(namesByOption)) {
    for (const name of names.filter((each) => !Object.hasOwn(fields, each))) {
      yield fault(`${option} names '${name}', which is not a field. Add it to fields, or remove it.`);
    }
  }
  for (const name of bulk.filter((each) => !Object.hasOwn(actions, each)))
    yield fault(`list.bulk names '${name}', which is not an action. Add it to actions.`);
  const partNames = parts.map((part) => (typeof part === 'string' ? part : part.name));
  for (const name of tabs.filter((each) => ![...partNames, ...Object.keys({ ...sections, ...related })].includes(each)))
    yield fault(`detailPage.tabs names '${name}', which is not a part. Add it to detailPage.parts, or remove it.`);
};

/** Every name and text in a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)])
    : [String(value)];

/** A field is on a screen, named by another option, or sent. A field on a detail needs a detail, and its rules need a form. */
const fieldsHaveScreens: Rule = function* ({ definition, calls, fault }) {
  const { fields, sections = {}, detailDialog, detailPage } = definition;
  const named = [
    ...titlesOf(definition),
    ...textsIn({ ...definition, fields: Object.values(fields) }),
    ...textsIn(calls),
  ];
  const conditional = Object.values(sections).flatMap((section) => (section.when ? section.fields : []));
  for (const [name, { on = [], rules, when, else: cleared } = {}] of Object.entries(fields)) {
    if (on.some((view) => view === 'detail') && !detailDialog && !detailPage)
      yield fault(`fields.${name} is on 'detail', and there is no detail. Add detailDialog and the action view.`);
    if (rules && !on.some((view) => ['form', 'create', 'update'].includes(view)))
      yield fault(`fields.${name} has rules, and is in no form. Put it on 'form', or remove the rules.`);
    if (cleared === null && !when && !conditional.includes(name))
      yield fault(`fields.${name} has else, and no condition hides it. Add when, or remove else.`);
    if (on.length === 0 && !named.includes(name))
      yield fault(`fields.${name} is on no screen, and nothing else uses it. Put it on a view, or remove it.`);
  }
  if (detailDialog && !Object.values(fields).some((field) => field?.on?.some((view) => view === 'detail')))
    yield fault("detailDialog would be empty. Put fields on 'detail', or remove it.");
};

/** The title is a link or a heading, which shows text in place of a component. */
const titleIsText: Rule = function* ({ definition, fault }) {
  const { fields, list, actions, detailDialog, detailPage } = definition;
  const isText = list.layout === 'accordion' || detailDialog || detailPage || actions?.view?.path;
  for (const title of titlesOf(definition).filter(
    (each) => traitsOf(fields[each]?.kind ?? 'text').isComponent && isText,
  ))
    yield fault(`The title '${title}' has a component, which its link replaces by text. Choose another title.`);
};

/** An amount in an unknown currency would be shown without one. */
const currenciesExist: Rule = function* ({ definition, fault }) {
  const codes = Intl.supportedValuesOf('currency');
  for (const [name, field] of Object.entries(definition.fields)) {
    const code = field && traitsOf(field.kind).currencyCode?.(field);
    if (code && !codes.includes(code))
      yield fault(`fields.${name} has the currency '${code}', which is unknown. Use a code such as 'EUR'.`);
  }
};

/** A field is in one section, and segments of one name would share a tab and an address. */
const partsDiffer: Rule = function* ({ definition, fault }) {
  const { sections = {} } = definition;
  for (const name of repeatedIn(Object.values(sections).flatMap(({ fields = [] }) => fields)))
    yield fault(`'${name}' is in two sections. Take it out of one.`);
  for (const name of repeatedIn(segmentsOf(definition).map((segment) => segment.name)))
    yield fault(`list.segments has two segments called '${name}'. Rename one.`);
};

/** A list needs a call, or sample rows. */
const isListed: Rule = function* ({ definition: { name, sampleRows }, calls, tables, fault }) {
  if (!calls.list && !sampleRows && !isSingleton(tables.endpoints, name))
    yield fault(`${tables.files.endpoints} has no list for ${name}, so its list would be empty. Add ${name}.list.`);
};

/** The buttons `view` and `edit` open something, and the result of a create comes from a call. */
const buttonsLeadSomewhere: Rule = function* ({ definition, calls, tables, fault }) {
  const { name, actions: { view, edit } = {}, form, detailDialog, detailPage } = definition;
  if (view && !view.path && !detailDialog && !detailPage)
    yield fault(
      "The action view has no detail to open. Add detailDialog: true with fields on 'detail', a detailPage, or a path.",
    );
  if (edit && !hasForm(definition, 'update'))
    yield fault("The action edit has no form to open. Put fields on 'form' or 'update'.");
  if (form?.result && !calls.create)
    yield fault(`form.result is shown after a create. Add ${name}.create to ${tables.files.endpoints}, or remove it.`);
  if (edit && !calls.update)
    yield fault(`The action edit has no call. Add ${name}.update to ${tables.files.endpoints}, or remove the action.`);
};

/** The operations that screens make without an action. */
const withoutAction = ['list', 'one', 'create'];

/** Every other call of the API has an action that makes it. */
const callsHaveActions: Rule = function* ({ definition: { name, actions = {}, list }, calls, tables, fault }) {
  const made = Object.entries(actions).flatMap(([action, { dialog }]) => [action, dialog?.preview?.operation]);
  made.push(...(list.bulk ?? []).map((action) => `${action}Many`));
  for (const [operation, { call }] of Object.entries(calls)) {
    const action = operation === 'update' ? 'edit' : operation;
    if (withoutAction.includes(operation) || made.includes(action)) continue;
    const single = /^(.+)Many$/.exec(operation)?.[1];
    const cure = single ? `list.bulk and the call and action ${single}` : `the action ${action}`;
    yield fault(
      `${name}.${operation} calls '${call}', and no screen makes the call. ` +
        `Add ${cure}, or remove the call from ${tables.files.endpoints}.`,
    );
  }
};

export const definitionRules = [
  namesExist,
  fieldsHaveScreens,
  titleIsText,
  currenciesExist,
  partsDiffer,
  isListed,
  buttonsLeadSomewhere,
  callsHaveActions,
];

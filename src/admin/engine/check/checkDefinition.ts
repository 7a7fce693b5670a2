import { segmentsOf } from '#admin/engine/record/segments.ts';
import type { Rule } from './Tables.ts';

const repeatedIn = (names: readonly string[]) => new Set(names.filter((name, index) => names.indexOf(name) !== index));

/** A value of the row without a field has no label. */
const namesAreFields: Rule = ({ definition: { fields, sections = {}, list }, fault }) => {
  const { search = [], sort = [], filters = [], ranges = {}, summary = {}, chart, export: exported } = list;
  const sourcesByOption: Record<string, readonly string[]> = {
    'list.search': search,
    'list.sort': sort,
    'list.filters': filters,
    'list.ranges': Object.keys(ranges),
    'list.summary': Object.keys(summary),
    'list.chart': chart ? [chart.over, ...chart.lines] : [],
    'list.export.columns': (typeof exported === 'object' ? (exported.columns ?? []) : []).filter(
      (column) => typeof column === 'string',
    ),
    ...Object.fromEntries(
      Object.entries(sections).map(([name, section]) => [`sections.${name}`, section.fields ?? []]),
    ),
  };
  return Object.entries(sourcesByOption).flatMap(([option, names]) =>
    names
      .filter((name) => !Object.hasOwn(fields, name))
      .map((name) => fault(name, `${option} names '${name}', which is no field. Add it to fields, or remove it.`)),
  );
};

/** A field on a detail needs a detail, and its rules need a form. */
const fieldsHaveScreens: Rule = ({ definition: { fields, detailDialog, detailPage }, fault }) =>
  Object.entries(fields).flatMap(([name, { on = [], rules } = {}]) => [
    ...(on.some((view) => view === 'detail') && !detailDialog && !detailPage
      ? [fault(name, `fields.${name} is on 'detail', and there is no detail. Add detailDialog and the action view.`)]
      : []),
    ...(rules && !on.some((view) => ['form', 'create', 'update'].includes(view))
      ? [fault(name, `fields.${name} has rules, and is in no form. Put it on 'form', or remove the rules.`)]
      : []),
  ]);

/** A field is in one section, and tabs need two. */
const sectionsDiffer: Rule = ({ definition: { form, sections = {} }, fault }) => [
  ...[...repeatedIn(Object.values(sections).flatMap(({ fields = [] }) => fields))].map((name) =>
    fault(name, `'${name}' is in two sections. Take it out of one.`),
  ),
  ...(form?.layout === 'tabs' && Object.keys(sections).length < 2
    ? [fault('form', "form has the layout 'tabs', which needs two sections. Add sections, or remove the layout.")]
    : []),
];

/** Segments of one name would share a tab and an address. */
const segmentsDiffer: Rule = ({ definition, fault }) =>
  [...repeatedIn(segmentsOf(definition).map(({ name }) => name))].map((name) =>
    fault(name, `list.segments has two segments called '${name}'. Rename one.`),
  );

export const definitionRules = [namesAreFields, fieldsHaveScreens, sectionsDiffer, segmentsDiffer];

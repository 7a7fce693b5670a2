import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTables } from '#admin/engine/check/checkTables.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { productExtensions } from '#admin/extensions/resources/productExtensions.ts';
import { resources as baseResources } from '#admin/resources/resources.ts';
import { conventions as baseConventions } from '#api/conventions.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { endpoints as baseEndpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { isRecord, type Values } from '#api/values.ts';
import { languages } from '#i18n/language.ts';
import { readTypes } from '#scripts/docs/readTypes.ts';
import { endpoints } from './endpoints.ts';
import { festival } from './festival.ts';
import { resources as en } from './messages.ts';

type Declaration = { resource: string; definition: Values; calls: Values; conventions?: Values };

const declarationsOf = (table: EndpointTable, definitions: readonly AnyResource[]): Declaration[] =>
  definitions.map((definition) => ({
    resource: definition.name,
    definition: { ...definition },
    calls: table[definition.name] ?? {},
  }));

const ofExtensions = productExtensions.flatMap(({ id, resources = [] }) =>
  declarationsOf(extensions[id].endpoints, resources),
);

const conventionsOf = (conventions: Values): Declaration => ({ resource: '', definition: {}, calls: {}, conventions });

const ofProduct = [
  ...declarationsOf(baseEndpoints, baseResources),
  ...ofExtensions,
  conventionsOf({ ...baseConventions }),
];

const ofFestival = [...declarationsOf(endpoints, festival.resources), conventionsOf({ ...festival.conventions })];

const within = (value: unknown): Values[] => (isRecord(value) ? Object.values(value).filter(isRecord) : []);
const inside = (value: unknown): Values[] => (isRecord(value) ? [value] : []);

const actions = ({ definition }: Declaration) => within(definition.actions);

/** The fields of forms, details and lists, of headers and parts of pages, and those that actions ask for. */
const fields = (declaration: Declaration) => {
  const { detailPage, fields } = declaration.definition;
  const { header, parts } = inside(detailPage)[0] ?? {};
  const inParts = Array.isArray(parts) ? parts.flatMap((part) => within(part.fields)) : [];
  const dialogs = actions(declaration).flatMap(({ dialog }) => inside(dialog));
  return [...within(fields), ...within(header), ...inParts, ...dialogs.flatMap(({ ask }) => within(ask))];
};

/** The tests of values in every condition, wherever it is. */
const valueTests = (value: unknown): Values[] =>
  within(value).length === 0 && !Array.isArray(value)
    ? []
    : Object.entries(value as Values).flatMap(([name, inner]) => [
        ...(['when', 'needs', 'percent', 'next'].includes(name) ? within(inner) : []),
        ...valueTests(inner),
      ]);

/** The conventions of the API, and those of calls that differ. */
const conventions = ({ calls, conventions }: Declaration) =>
  [...within(calls).map((call) => call.conventions), conventions].flatMap(inside);

const paging = (declaration: Declaration) => conventions(declaration).flatMap((each) => inside(each.paging));

const rules = (declaration: Declaration) => fields(declaration).flatMap((field) => inside(field.rules));

/** The objects of a declaration that have the options of a type. */
const objectsOf: Record<string, (declaration: Declaration) => Values[]> = {
  ResourceDefinition: ({ definition }) => [definition],
  FieldOfKind: fields,
  KindOptions: (declaration) => fields(declaration).map((field) => ({ [String(field.kind)]: field })),
  Presence: rules,
  Limits: rules,
  Length: rules,
  Pattern: rules,
  Choices: rules,
  Section: ({ definition }) => within(definition.sections),
  ListDefinition: ({ definition }) => inside(definition.list),
  Action: actions,
  DetailPageDefinition: ({ definition }) => inside(definition.detailPage),
  Endpoint: ({ calls }) => within(calls),
  SortWords: ({ calls }) => within(calls).flatMap(({ sorts }) => within(sorts)),
  Join: ({ calls }) => within(calls).flatMap(({ joins }) => within(joins)),
  ValueTest: ({ definition }) => valueTests(definition),
  Conventions: conventions,
  Paging: paging,
  PageResponse: (declaration) => paging(declaration).flatMap(({ response }) => inside(response)),
  PageSize: (declaration) => paging(declaration).flatMap(({ request }) => inside(request)),
};

const files = [
  'defineResource',
  'Field',
  'Section',
  'ListDefinition',
  'Action',
  'defineDetailPage',
  'Rules',
  'FieldKind',
  'Condition',
];
const types = [
  ...files.map((name) => `src/admin/engine/schema/${name}.ts`),
  'src/api/Endpoint.ts',
  'src/api/conventions.ts',
].flatMap((file) => readTypes(file, readFileSync(file, 'utf8')));

const hasValueAt = (value: Values, path: string): boolean => {
  const [name = '', ...rest] = path.split('.');
  const inner = value[name];
  return rest.length === 0 ? inner !== undefined : isRecord(inner) && hasValueAt(inner, rest.join('.'));
};

const options = Object.entries(objectsOf).flatMap(([typeName, objects]) => {
  const type = types.find(({ name }) => name === typeName);
  if (!type) throw new Error(`No file declares the type ${typeName}`);
  return type.options.map(({ name, isForOthers }) => ({
    name: `${typeName}.${name}`,
    isUsedBy: (declaration: Declaration) => objects(declaration).some((object) => hasValueAt(object, name)),
    isForOthers,
  }));
});

type TestedOption = (typeof options)[number];

const isUsed = (declarations: Declaration[]) => (option: TestedOption) => declarations.some(option.isUsedBy);
const namesOf = (listed: TestedOption[]) => listed.map(({ name }) => name).sort();

test('a product uses every option, and those that only the festival uses stand below the heading for other products', () => {
  const tested = options.filter(({ name }) => !/\.parent\b|^Endpoint\.public$/.test(name)); // the engine sets `parent`; no resource has public calls
  const used = tested.filter(isUsed([...ofProduct, ...ofFestival]));

  expect(tested.length).toBeGreaterThan(120);
  expect(namesOf(used)).toEqual(namesOf(tested));
  expect(namesOf(used.filter((option) => !isUsed(ofProduct)(option)))).toEqual(
    namesOf(tested.filter((option) => option.isForOthers)),
  );
});

test('the definitions, endpoints and messages of the festival agree', () => {
  const messages = Object.fromEntries(languages.map((language) => [language, en]));
  const tables = { endpoints, definitions: festival.resources, messages };

  expect(checkTables({ ...tables, files: { definitions: '', endpoints: '', messages: () => '' } })).toEqual([]);
});

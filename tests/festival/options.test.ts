import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTables } from '#admin/engine/check/checkTables.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { productExtensions } from '#admin/extensions/resources/productExtensions.ts';
import { resources as baseResources } from '#admin/resources/resources.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { endpoints as baseEndpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { isRecord, type Values } from '#api/values.ts';
import { readTypes } from '#scripts/docs/readTypes.ts';
import { endpoints } from './endpoints.ts';
import { festival } from './festival.ts';
import { resources as en } from './messages.ts';

type Declaration = { resource: string; definition: Values; calls: Values };

const declarationsOf = (table: EndpointTable, definitions: readonly AnyResource[]): Declaration[] =>
  definitions.map((definition) => ({
    resource: definition.name,
    definition: { ...definition },
    calls: table[definition.name] ?? {},
  }));

const ofExtensions = productExtensions.flatMap(({ id, resources = [] }) =>
  declarationsOf(extensions[id].endpoints, resources),
);

const ofProduct = [...declarationsOf(baseEndpoints, baseResources), ...ofExtensions];

const ofFestival = declarationsOf(endpoints, festival.resources);

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

/** The objects of a declaration that have the options of a type. */
const objectsOf: Record<string, (declaration: Declaration) => Values[]> = {
  ResourceDefinition: ({ definition }) => [definition],
  FieldOfKind: fields,
  Section: ({ definition }) => within(definition.sections),
  ListDefinition: ({ definition }) => inside(definition.list),
  Action: actions,
  DetailPageDefinition: ({ definition }) => inside(definition.detailPage),
  Endpoint: ({ calls }) => within(calls),
  Join: ({ calls }) => within(calls).flatMap(({ joins }) => within(joins)),
};

const rules = (declaration: Declaration) => fields(declaration).flatMap((field) => inside(field.rules));

const files = [
  'defineResource',
  'Field',
  'Section',
  'ListDefinition',
  'Action',
  'defineDetailPage',
  'Rules',
  'FieldKind',
];
const types = [...files.map((name) => `src/admin/engine/schema/${name}.ts`), 'src/api/Endpoint.ts'].flatMap((file) =>
  readTypes(file, readFileSync(file, 'utf8')),
);

type TestedOption = { name: string; isUsedBy: (declaration: Declaration) => boolean; isMarked?: boolean };

/** True for an option whose doc comment says that no resource of the reference product uses it. */
const isMarked = ({ doc }: { doc: string }) => doc.includes('Used by: the test product.');

const hasValueAt = (value: Values, path: string): boolean => {
  const [name = '', ...rest] = path.split('.');
  const inner = value[name];
  return rest.length === 0 ? inner !== undefined : isRecord(inner) && hasValueAt(inner, rest.join('.'));
};

const optionsOfTypes = Object.entries(objectsOf).flatMap(([typeName, objects]): TestedOption[] => {
  const type = types.find(({ name }) => name === typeName);
  if (!type) throw new Error(`No file declares the type ${typeName}`);
  return type.options.map((option) => ({
    name: `${typeName}.${option.name}`,
    isUsedBy: (declaration) => objects(declaration).some((object) => hasValueAt(object, option.name)),
    isMarked: isMarked(option) || isMarked(type),
  }));
});

const kindOptions = types.find(({ name }) => name === 'KindOptions')?.options ?? [];

const optionsOfKinds = kindOptions.flatMap((option): TestedOption[] => {
  const [kind = '', name, ...deeper] = option.name.split('.');
  if (deeper.length > 0) return [];
  const ofKind = (declaration: Declaration) => fields(declaration).filter((field) => field.kind === kind);
  const isOfMarkedKind = kindOptions.some((other) => other.name === kind && isMarked(other));
  return [
    {
      name: name ? option.name : `the kind ${kind}`,
      isUsedBy: (declaration) => ofKind(declaration).some((field) => !name || hasValueAt(field, name)),
      isMarked: isMarked(option) || isOfMarkedKind,
    },
  ];
});

const optionsOfRules = types
  .filter(({ name }) => ['Presence', 'Limits', 'Length', 'Pattern', 'Choices'].includes(name))
  .flatMap(({ options }) => options)
  .map(
    (rule): TestedOption => ({
      name: `the rule ${rule.name}`,
      isUsedBy: (declaration) => rules(declaration).some((field) => rule.name in field),
      isMarked: isMarked(rule),
    }),
  );

const isUsed = (declarations: Declaration[]) => (option: TestedOption) => declarations.some(option.isUsedBy);
const namesOf = (options: TestedOption[]) => options.map(({ name }) => name).sort();

test('a resource uses every option, and those that only the festival uses are marked', () => {
  const options = [...optionsOfTypes, ...optionsOfKinds, ...optionsOfRules].filter(
    ({ name }) => !/\.parent\b|^Endpoint\.public$/.test(name), // the engine sets `parent`; no resource has public calls
  );
  const used = options.filter(isUsed([...ofProduct, ...ofFestival]));

  expect(options.length).toBeGreaterThan(90);
  expect(namesOf(used)).toEqual(namesOf(options));
  expect(namesOf(used.filter((option) => !isUsed(ofProduct)(option)))).toEqual(
    namesOf(options.filter((option) => option.isMarked)),
  );
});

test('the definitions, endpoints and messages of the festival agree', () => {
  const messages = { en, es: en, ko: en, hi: en };
  const tables = { endpoints, definitions: festival.resources, messages };

  expect(checkTables({ ...tables, files: { definitions: '', endpoints: '', messages: () => '' } })).toEqual([]);
});

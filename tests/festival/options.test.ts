import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTables } from '#admin/engine/check/checkTables.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { productExtensions } from '#admin/extensions/resources/productExtensions.ts';
import { resources as ownResources } from '#admin/resources/resources.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { endpoints as ownEndpoints } from '#api/endpoints.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { isRecord, type Values } from '#api/values.ts';
import { readTypes } from '#scripts/docs/readTypes.ts';
import { endpoints } from './endpoints.ts';
import { festival } from './festival.ts';
import { resources as en } from './messages.ts';

type Said = { resource: string; definition: Values; calls: Values };

const saidBy = (table: EndpointTable, definitions: readonly AnyResource[]): Said[] =>
  definitions.map((definition) => ({
    resource: definition.name,
    definition: { ...definition },
    calls: table[definition.name] ?? {},
  }));

const ofExtensions = productExtensions.flatMap(({ id, resources: own = [] }) => saidBy(extensions[id].endpoints, own));

const ownResourcesSaid = [...saidBy(ownEndpoints, ownResources), ...ofExtensions];

const ofFestival = saidBy(endpoints, festival.resources);

const within = (value: unknown): Values[] => (isRecord(value) ? Object.values(value).filter(isRecord) : []);
const inside = (value: unknown): Values[] => (isRecord(value) ? [value] : []);

const actions = ({ definition }: Said) => within(definition.actions);

/** The fields of forms, details and lists, of headers and tabs, and those that actions ask for. */
const fields = (said: Said) => {
  const { detailPage, fields } = said.definition;
  const { header, tabs } = inside(detailPage)[0] ?? {};
  const inTabs = Array.isArray(tabs) ? tabs.flatMap((tab) => within(tab.fields)) : [];
  const dialogs = actions(said).flatMap(({ dialog }) => inside(dialog));
  return [...within(fields), ...within(header), ...inTabs, ...dialogs.flatMap(({ ask }) => within(ask))];
};

/** Which objects of a declaration say the words of a type. */
const declarations: Record<string, (said: Said) => Values[]> = {
  ResourceDefinition: ({ definition }) => [definition],
  FieldOfKind: fields,
  Section: ({ definition }) => within(definition.sections),
  ListDefinition: ({ definition }) => inside(definition.list),
  Action: actions,
  DetailPageDefinition: ({ definition }) => inside(definition.detailPage),
  Common: ({ calls }) => within(calls),
  WithBody: ({ calls }) => within(calls),
  WithFiles: ({ calls }) => within(calls),
};

const rules = (said: Said) => fields(said).flatMap((field) => inside(field.rules));

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

type Word = { word: string; isSaid: (said: Said) => boolean; isMarked?: boolean };

/** True for an option whose doc comment says that no resource of the reference product uses it. */
const isMarked = ({ doc }: { doc: string }) => doc.includes('Used by: the test product.');

const holds = (value: Values, path: string): boolean => {
  const [name = '', ...rest] = path.split('.');
  const inner = value[name];
  return rest.length === 0 ? inner !== undefined : isRecord(inner) && holds(inner, rest.join('.'));
};

const wordsOfTypes = types.flatMap(({ name, words }): Word[] => {
  const declaration = name === 'KindOptions' ? undefined : (declarations[name] ?? undefined);
  return declaration
    ? words.map((word) => ({
        word: `${name}.${word.name}`,
        isSaid: (said) => declaration(said).some((at) => holds(at, word.name)),
        isMarked: isMarked(word),
      }))
    : [];
});

const kindOptions = types.find(({ name }) => name === 'KindOptions')?.words ?? [];

const wordsOfKinds = kindOptions.flatMap((option): Word[] => {
  const [kind = '', name, ...deeper] = option.name.split('.');
  if (deeper.length > 0) return [];
  const ofKind = (said: Said) => fields(said).filter((field) => field.kind === kind);
  const isOfMarkedKind = kindOptions.some((other) => other.name === kind && isMarked(other));
  return [
    {
      word: name ? option.name : `the kind ${kind}`,
      isSaid: (said) => ofKind(said).some((at) => !name || holds(at, name)),
      isMarked: isMarked(option) || isOfMarkedKind,
    },
  ];
});

const wordsOfRules = types
  .filter(({ name }) => ['Presence', 'Limits', 'Length', 'Pattern', 'Choices'].includes(name))
  .flatMap(({ words }) => words)
  .map(
    (rule): Word => ({
      word: `the rule ${rule.name}`,
      isSaid: (said) => rules(said).some((at) => rule.name in at),
      isMarked: isMarked(rule),
    }),
  );

const saysCall = (word: string, pattern: RegExp): Word => ({
  word,
  isSaid: ({ calls }) => within(calls).some(({ call }) => pattern.test(String(call))),
});

const saysBody = (body: string): Word => ({
  word: `a body as ${body}`,
  isSaid: ({ calls }) => within(calls).some((call) => call.body === body),
});

const saysField = (word: string, name: string, value: unknown): Word => ({
  word,
  isSaid: (said) => fields(said).some((field) => [field[name]].flat().includes(value)),
});

const values: Word[] = [
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((verb) => saysCall(verb, new RegExp(`^${verb} `))),
  ...['multipart', 'json', 'form'].map(saysBody),
  ...['list', 'detail', 'card', 'create', 'update', 'form'].map((place) => saysField(`on ${place}`, 'on', place)),
  ...['initials', 'joined', 'yearsSince', 'daysUntil', 'count'].map((as) => saysField(`computed as ${as}`, 'as', as)),
  { word: 'a GET that changes something', isSaid: ({ calls }) => within(calls).some(({ safe }) => safe === false) },
  { word: 'a key of another name', isSaid: ({ calls }) => typeof calls.key === 'string' },
];

/** Values of options that only the festival uses; their doc comments name them in brackets. */
const ofTheFestivalAlone = [
  ...['PUT', 'PATCH', 'DELETE', 'a body as form', 'on card', 'on create'],
  ...['initials', 'joined', 'yearsSince', 'daysUntil', 'count'].map((as) => `computed as ${as}`),
];

const isUsed = (declarations: Said[]) => (option: Word) => declarations.some(option.isSaid);
const names = (options: Word[]) => options.map(({ word }) => word).sort();

test('every option is used by a resource, and those that only the festival uses are marked', () => {
  const options = [...wordsOfTypes, ...wordsOfKinds, ...wordsOfRules, ...values].filter(
    ({ word }) => !/\.parent\b|^Common\.public$/.test(word), // set by the engine; and of calls that no resource has
  );
  const used = options.filter(isUsed([...ownResourcesSaid, ...ofFestival]));

  expect(options.length).toBeGreaterThan(90);
  expect(names(used)).toEqual(names(options));
  expect(names(used.filter((option) => !isUsed(ownResourcesSaid)(option)))).toEqual(
    names(options.filter((option) => option.isMarked || ofTheFestivalAlone.includes(option.word))),
  );
});

test('the tables of the festival agree', () => {
  const messages = { en, es: en, ko: en, hi: en };
  const tables = { endpoints, definitions: festival.resources, messages };

  expect(checkTables({ ...tables, files: { definitions: '', endpoints: '', messages: () => '' } })).toEqual([]);
});

import { untranslated } from '#admin/check/checkWords.ts';
import type { GuessedField } from './guessField.ts';
import { isTyped, labelOf, type NewResource, ownActions, segmentsOf, titleOf } from './NewResource.ts';

const listed = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

/** Where a field is shown first: long ones in the detail alone, so that a list keeps its columns. */
function placesOf(resource: NewResource, field: GuessedField) {
  const isLong = ['longText', 'json', 'file'].includes(field.kind) || field === segmentsOf(resource);
  const form = 'create' in resource.calls || 'update' in resource.calls;
  return [...(isLong ? [] : ['list']), 'detail', ...(form && isTyped(resource, field) ? ['form'] : [])];
}

function renderField(resource: NewResource, field: GuessedField) {
  const { name, kind, of } = field;
  const options = [
    ...(of ? [`of: ${listed(of)}`] : []),
    ...(kind === 'person' ? ["whose: 'value'"] : []),
    ...(kind === 'money'
      ? [`currency: '${resource.fields.some((other) => other.name === 'currency') ? 'currency' : 'EUR'}'`]
      : []),
    ...(kind === 'number' && name === resource.key ? ['grouping: false'] : []),
  ];
  const isRequired =
    name === titleOf(resource) && isTyped(resource, field) && placesOf(resource, field).includes('form');
  const rules = isRequired ? ['rules: { required: true }'] : [];
  return `    ${name}: { ${[`kind: '${kind}'`, ...options, `on: ${listed(placesOf(resource, field))}`, ...rules].join(', ')} },`;
}

/** The definition's file. */
export function renderDefinition(resource: NewResource) {
  const { name, icon, fields, calls } = resource;
  const segments = segmentsOf(resource);
  const actions = [
    'view: {}',
    ...('update' in calls ? ['edit: {}'] : []),
    ...ownActions(resource).map((action) => `${action}: { confirm: true }`),
    ...('delete' in calls ? ['delete: { confirm: true }'] : []),
  ];
  const search = fields.filter(({ kind }) => ['text', 'email', 'longText'].includes(kind)).map((field) => field.name);
  return `import { defineResource } from '#admin/schema/defineResource.ts';

export const ${name} = defineResource({
  name: '${name}',
  title: '${titleOf(resource)}',
${icon ? `  menu: { icon: '${icon}' },\n` : ''}  fields: {
${fields.map((field) => renderField(resource, field)).join('\n')}
  },
  list: {
    layout: 'table',
    skeletonRows: 5,
    actions: 'menu',
${segments ? `    segments: { field: '${segments.name}', of: ${listed(segments.of ?? [])} },\n` : ''}${search.length > 0 ? `    search: ${listed(search)},\n` : ''}  },
  actions: { ${actions.join(', ')} },
  detailDialog: true,
});
`;
}

/** The entry of the endpoint table. */
export function renderEndpoints(resource: NewResource) {
  const { name, key, calls, body, isPaged, fields } = resource;
  const typed = fields.filter((field) => isTyped(resource, field));
  const files = typed.filter(({ kind }) => ['image', 'file'].includes(kind)).map((field) => field.name);
  const form = [
    `body: '${files.length > 0 ? 'multipart' : body}'`,
    `sends: ${listed(typed.map((field) => field.name))}`,
    ...(files.length > 0 ? [`files: ${listed(files)}`] : []),
  ];
  const keyInBody = `from: { ${key}: 'id' }`;
  const lines = Object.entries(calls).map(([operation, call]) => {
    const isForm = ['create', 'update'].includes(operation) && !call.startsWith('GET ');
    const changes = !['list', 'one'].includes(operation) && call.startsWith('GET ');
    const options = [
      ...(operation === 'list' && isPaged ? ['paged: true'] : []),
      ...(isForm ? form : []),
      ...(isForm && operation === 'update' && !call.includes('{') ? [keyInBody] : []),
      ...(changes ? ['safe: false'] : []),
    ];
    return `    ${operation}: { ${[`call: '${call}'`, ...options].join(', ')} },`;
  });
  return [`  ${name}: {`, ...(key === 'id' ? [] : [`    key: '${key}',`]), ...lines, '  },'].join('\n');
}

/** The row's type on the wire. */
export const renderWireType = ({ type, key, fields }: NewResource) => {
  const own = fields.some(({ name }) => name === key) ? [] : [`  ${key}: number;`];
  return [
    `\nexport type ${type} = {`,
    ...own,
    ...fields.map(({ name, type: wire }) => `  ${name}: ${wire};`),
    '};\n',
  ].join('\n');
};

/** The words in one language; those that are not English are marked for the check to name. */
export function renderWords(resource: NewResource, language: string) {
  const { name, words, fields } = resource;
  const text = (english: string) => `'${language === 'en' ? '' : untranslated}${english.replaceAll("'", "\\'")}'`;
  const choices = fields.filter(({ of }) => of);
  const actions = ownActions(resource);
  const segments = segmentsOf(resource);
  return [
    `  ${name}: {`,
    `    name: ${text(words)},`,
    ...(['es', 'hi'].includes(language) ? ["    gender: 'masculine',"] : []),
    '    fields: {',
    ...fields.map((field) => `      ${field.name}: ${text(labelOf(field.name))},`),
    '    },',
    ...(choices.length > 0 ? ['    choices: {'] : []),
    ...choices.map(
      (field) =>
        `      ${field.name}: { ${(field.of ?? []).map((value) => `'${value}': ${text(labelOf(value))}`).join(', ')} },`,
    ),
    ...(choices.length > 0 ? ['    },'] : []),
    ...(segments
      ? [`    segments: { ${(segments.of ?? []).map((value) => `'${value}': ${text(labelOf(value))}`).join(', ')} },`]
      : []),
    ...(actions.length > 0
      ? [`    actions: { ${actions.map((action) => `${action}: ${text(labelOf(action))}`).join(', ')} },`]
      : []),
    '  },',
  ].join('\n');
}

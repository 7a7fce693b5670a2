import type { NewCall, NewResource, NewValue } from './NewResource.ts';
import { typedFields } from './NewResource.ts';
import { listed } from './renderDefinition.ts';

/** What a call sends: what it was said to, and what follows from the rest. */
function valuesOf(resource: NewResource, operation: string, { call, values }: NewCall): readonly NewValue[] {
  const { key, segments } = resource;
  const same = (name: string) => ({ wire: name, source: name });
  if (operation === 'list' && segments && !call.includes(`{${segments.name}}`)) return [...values, same(segments.name)];
  if (values.length > 0 || (operation !== 'create' && operation !== 'update')) return values;
  const typed = typedFields(resource, operation).map(({ name }) => same(name));
  return operation === 'update' && !call.includes('{') ? [...typed, { wire: key, source: 'id' }] : typed;
}

/** The fields, and what is asked for, that are files. */
const isFile = ({ fields }: NewResource, { source, kind }: NewValue) =>
  ['image', 'file'].includes(kind ?? fields.find(({ name }) => name === source)?.kind ?? '');

const option = (name: string, names: readonly string[]) => (names.length > 0 ? [`${name}: ${listed(names)}`] : []);

/** A renamed value goes to the body by being renamed; into a query string it has to be named there, too. */
function renderCall(resource: NewResource, operation: string, call: NewCall) {
  const values = valuesOf(resource, operation, call);
  const isGet = call.call.startsWith('GET ');
  const renamed = values.filter(({ wire, source }) => wire !== source || (wire === resource.key && source === 'id'));
  const placed = values.filter(({ wire }) => !call.call.includes(`{${wire}}`));
  const sent = isGet ? [] : placed.filter((value) => !renamed.includes(value)).map(({ wire }) => wire);
  const files = placed.filter((value) => isFile(resource, value)).map(({ wire }) => wire);
  const hasBody = !isGet && placed.length > 0;
  const isRead = ['list', 'one'].includes(operation);
  const body = files.length > 0 ? 'multipart' : (call.body ?? (hasBody ? 'json' : undefined));
  const from = renamed.map(({ wire, source }) => `'${wire}': '${source}'`);
  const words = [
    `call: '${call.call}'`,
    ...(operation === 'list' && resource.isPaged ? ['paged: true'] : []),
    ...(body ? [`body: '${body}'`] : []),
    ...option('query', isGet ? placed.map(({ wire }) => wire) : []),
    ...option('sends', sent),
    ...option('files', files),
    ...(from.length > 0 ? [`from: { ${from.join(', ')} }`] : []),
    ...(isGet && !isRead ? ['safe: false'] : []),
  ];
  return `    ${operation}: { ${words.join(', ')} },`;
}

/** The entry of the endpoint table. */
export function renderEndpoints(resource: NewResource) {
  const { name, key, calls } = resource;
  const lines = Object.entries(calls).map(([operation, call]) => renderCall(resource, operation, call));
  return [`  ${name}: {`, ...(key === 'id' ? [] : [`    key: '${key}',`]), ...lines, '  },'].join('\n');
}

/** The row's type on the wire. */
export const renderWireType = ({ type, key, fields }: NewResource) => {
  const own = fields.some(({ name }) => name === key) ? [] : [`  ${key}: number;`];
  const lines = fields.map(({ name, type: wire }) => `  ${name}: ${wire};`);
  return [`\nexport type ${type} = {`, ...own, ...lines, '};\n'].join('\n');
};

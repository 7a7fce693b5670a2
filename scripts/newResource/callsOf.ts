import { type NewCall, type NewResource, type NewValue, typedFields } from './NewResource.ts';

/** The values that a call sends: those that it was told to, and those that follow from the rest. */
function valuesOf(resource: NewResource, operation: string, { call, values }: NewCall): readonly NewValue[] {
  const { key, segments } = resource;
  const same = (name: string) => ({ wire: name, source: name });
  if (operation === 'list' && segments && !call.includes(`{${segments.name}}`)) return [...values, same(segments.name)];
  if (values.length > 0 || (operation !== 'create' && operation !== 'update')) return values;
  const typed = typedFields(resource, operation).map(({ name }) => same(name));
  return operation === 'update' && !call.includes('{') ? [...typed, { wire: key, source: 'id' }] : typed;
}

const isFile = ({ fields }: NewResource, { source, kind }: NewValue) =>
  ['image', 'file'].includes(kind ?? fields.find(({ name }) => name === source)?.kind ?? '');

/** The names of values, or undefined for an empty list, so that the option is left out. */
const namesOf = (values: readonly NewValue[]) => (values.length > 0 ? values.map(({ wire }) => wire) : undefined);

/** A renamed value goes into the body by its new name alone; in a query string it is named, too. */
function callOf(resource: NewResource, operation: string, { call, body, ...sent }: NewCall) {
  const values = valuesOf(resource, operation, { call, body, ...sent });
  const isGet = call.startsWith('GET ');
  const renamed = values.filter(({ wire, source }) => wire !== source || (wire === resource.key && source === 'id'));
  const placed = values.filter(({ wire }) => !call.includes(`{${wire}}`));
  const files = placed.filter((value) => isFile(resource, value));
  const hasBody = !isGet && placed.length > 0;
  return {
    call,
    paged: (operation === 'list' && resource.isPaged) || undefined,
    body: files.length > 0 ? 'multipart' : (body ?? (hasBody ? 'json' : undefined)),
    query: isGet ? namesOf(placed) : undefined,
    sends: isGet ? undefined : namesOf(placed.filter((value) => !renamed.includes(value))),
    files: namesOf(files),
    from: renamed.length > 0 ? Object.fromEntries(renamed.map(({ wire, source }) => [wire, source])) : undefined,
    safe: isGet && !['list', 'one'].includes(operation) ? false : undefined,
  };
}

/** The entry of the endpoint table. Options that a call does not need are undefined. */
export const callsOf = (resource: NewResource) => ({
  key: resource.key === 'id' ? undefined : resource.key,
  ...Object.fromEntries(
    Object.entries(resource.calls).map(([operation, call]) => [operation, callOf(resource, operation, call)]),
  ),
});

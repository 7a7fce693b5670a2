import type { Endpoint, ResourceEndpoints } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Kind } from './values.ts';

/** One thing that a call takes from whoever calls it. */
type Input = { place: 'path' | 'query' | 'field'; name: string; kind: Kind };

/** A call of the endpoint table, with everything that it takes. */
export type Call = {
  name: string;
  method: string;
  path: string;
  body: Endpoint['body'];
  constants: Readonly<Record<string, unknown>>;
  inputs: Input[];
};

const fieldKinds: Record<string, Kind> = {
  email: 'email',
  password: 'loginPassword',
  code: 'signInCode',
  old_password: 'oldPassword',
  new_password: 'newPassword',
  question: 'shortText',
  answer: 'longText',
  name: 'name',
  id: 'fieldId',
  image: 'image',
};

function kindOf(table: Readonly<Record<string, Kind>>, name: string) {
  const kind = table[name];
  if (!kind) throw new Error(`The corpus has no values for ${name}: say what it is`);
  return kind;
}

const pathInputs = (path: string, id: Kind) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Input => {
    return { place: 'path', name, kind: kindOf({ id, state: 'state' }, name) };
  });

function describeCall(name: string, endpoint: Endpoint, id: Kind): Call {
  const [method = '', path = ''] = endpoint.call.split(' ');
  const fields = (endpoint.sends ?? []).map((field): Input => {
    return { place: 'field', name: field, kind: kindOf(fieldKinds, field) };
  });
  const page: Input[] = endpoint.paged ? [{ place: 'query', name: 'page', kind: 'page' }] : [];
  const inputs = [...pathInputs(path, id), ...page, ...fields];
  return { name, method, path, body: endpoint.body, constants: endpoint.constants ?? {}, inputs };
}

/** Every call of the fixed API. */
export const calls = Object.entries<ResourceEndpoints>(endpoints).flatMap(([resource, { key, ...operations }]) =>
  Object.entries(operations as Record<string, Endpoint>).map(([operation, endpoint]) =>
    describeCall(`${resource}.${operation}`, endpoint, key === 'uuid' ? 'uuid' : 'pathId'),
  ),
);

import type { Schema } from './Schema.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const ok = (schema: object = {}) => ({ responses: { 200: { description: 'Done', ...json(schema) } } });

const inQuery = (name: string, schema: Schema, required = false) => ({ in: 'query', name, required, schema });

const walk = {
  type: 'object',
  required: ['id', 'title', 'state', 'starts_at'],
  properties: {
    id: { type: 'integer', format: 'int64', readOnly: true },
    title: { type: 'string' },
    state: { type: 'string', enum: ['open', 'full'] },
    starts_at: { type: 'string', format: 'date-time' },
    contact: { type: ['string', 'null'], format: 'email' },
    map: { type: 'string', format: 'uri' },
    leader: ref('Person'),
  },
};

const person = {
  type: 'object',
  required: ['name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' }, friends: { type: 'array', items: ref('Person') } },
};

const byId = [{ in: 'path', name: 'walkId', required: true, schema: { type: 'integer' } }];

/** A document with the shapes of public ones: references, `allOf`, a schema within itself, calls beside the usual ones. */
export const testDocument = {
  openapi: '3.1.0',
  info: { title: 'Walks', version: '1' },
  paths: {
    '/walks': {
      get: {
        tags: ['walk'],
        parameters: [
          inQuery('page', { type: 'integer' }),
          inQuery('state', { type: 'string' }),
          inQuery('search', { type: 'string' }),
          inQuery('expand', { type: 'string' }),
        ],
        ...ok({
          type: 'object',
          properties: {
            data: {
              type: 'object',
              properties: {
                meta: { type: 'object', properties: { sorts: { type: 'array', items: { type: 'object' } } } },
                data: { type: 'array', items: ref('Walk') },
              },
            },
          },
        }),
      },
      post: { tags: ['walk'], requestBody: json({ allOf: [ref('Walk'), { required: ['map'] }] }), ...ok() },
    },
    '/walks/{walkId}': {
      parameters: byId,
      get: { tags: ['walk'], ...ok(ref('Walk')) },
      put: { tags: ['walk'], requestBody: json(ref('Walk')), ...ok() },
      delete: { tags: ['walk'], responses: { 204: { description: 'Done' } } },
    },
    '/walks/{walkId}/cancel': {
      parameters: byId,
      post: {
        tags: ['walk'],
        requestBody: json({
          type: 'object',
          required: ['reason'],
          properties: { reason: { type: 'string', enum: ['rain', 'illness'] } },
        }),
        ...ok(),
      },
    },
    '/walks/{walkId}/guests': { parameters: byId, get: ok({ type: 'array', items: ref('Person') }), post: ok() },
    '/towns/{town}/walks': { get: { tags: ['town'], ...ok({ type: 'array', items: ref('Walk') }) } },
    '/towns/{town}/rules': {
      get: { tags: ['town'], ...ok({ type: 'array', items: ref('Rule') }) },
    },
    '/towns/{town}/rules/{code}': {
      put: {
        tags: ['town'],
        requestBody: json(ref('Rule')),
        responses: { 201: { description: 'Created' } },
      },
    },
    '/loops': { get: ok({ type: 'array', items: ref('Loop') }) },
    '/states': { get: ok({ type: 'array', items: { type: 'string' } }) },
  },
  components: {
    schemas: {
      Walk: walk,
      Person: person,
      Loop: { allOf: [ref('Loop')], properties: { id: { type: 'integer' } } },
      Rule: {
        type: 'object',
        required: ['code', 'text'],
        properties: { code: { type: 'string' }, text: { type: 'string' } },
      },
    },
  },
};

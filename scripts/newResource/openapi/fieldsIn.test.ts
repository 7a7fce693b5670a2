import { expect, test } from 'vitest';
import { fieldsIn } from './fieldsIn.ts';
import type { Schema } from './Schema.ts';

const circle: Schema = { type: 'object' };
Object.assign(circle, { properties: { inner: circle } });

const circularPart: Schema = {};
Object.assign(circularPart, { allOf: [circularPart] });

test.each<[string, Schema, string, string]>([
  ['name', { type: 'string' }, 'text', 'string'],
  ['name', { type: 'string', nullable: true }, 'text', 'string | null'],
  ['name', { type: ['string', 'null'] }, 'text', 'string | null'],
  ['name', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text', 'string | null'],
  ['name', { allOf: [{ type: 'string' }, { nullable: true }] }, 'text', 'string | null'],
  ['about', { type: 'string', maxLength: 2000 }, 'longText', 'string'],
  ['state', { enum: ['open', 'full'] }, 'choice', '"open" | "full"'],
  ['state', { enum: ['open', null] }, 'choice', '"open" | null'],
  ['state', { const: 'open' }, 'choice', '"open"'],
  ['level', { type: 'integer', enum: [1, 2] }, 'choice', '1 | 2'],
  ['size', { type: 'integer', format: 'int64' }, 'number', 'number'],
  ['price', { type: 'number' }, 'number', 'number'],
  ['created', { type: 'integer', format: 'unix-time' }, 'dateTime', 'number'],
  ['created_at', { type: 'integer', example: 1_770_000_000 }, 'dateTime', 'number'],
  ['created_at', { type: 'string', format: 'date-time' }, 'dateTime', 'string'],
  ['created_at', { type: 'string', examples: ['2026-01-31T12:00:00Z'] }, 'dateTime', 'string'],
  ['day', { type: 'string', format: 'date' }, 'date', 'Day'],
  ['mail', { type: 'string', format: 'email' }, 'email', 'string'],
  ['web', { type: 'string', format: 'uri' }, 'url', 'string'],
  ['open', { type: 'boolean' }, 'boolean', 'boolean'],
  ['topics', { type: 'array', items: { type: 'string' } }, 'tags', 'string[]'],
  ['topics', { type: 'array', items: { enum: ['sea', 'town'] } }, 'tags', '("sea" | "town")[]'],
  ['parts', { type: 'array', items: { type: 'integer' } }, 'json', 'number[]'],
  ['either', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'json', 'string | number'],
  ['whatever', {}, 'json', 'unknown'],
  ['more', { type: 'object', additionalProperties: true }, 'json', 'Record<string, unknown>'],
  ['inner', circle, 'json', '{ "inner"?: unknown }'],
  ['part', circularPart, 'json', 'unknown'],
])('%s is read from %j', (name, schema, kind, type) => {
  expect(fieldsIn({ properties: { [name]: schema } })).toEqual([expect.objectContaining({ name, kind, type })]);
});

test('an object with a required name and an id is a person', () => {
  const properties = { id: { type: 'integer' }, name: { type: 'string' } };

  expect(fieldsIn({ properties: { host: { properties, required: ['name'] } } })).toMatchObject([{ kind: 'person' }]);
  expect(fieldsIn({ properties: { host: { properties } } })).toMatchObject([{ kind: 'json' }]);
});

test('allOf merges properties and required names, and a property of only some alternatives is optional', () => {
  const id: Schema = { properties: { id: { type: 'integer' } }, required: ['id'] };
  const cat: Schema = { properties: { ...id.properties, lives: { type: 'integer' } }, required: ['id', 'lives'] };

  expect(fieldsIn({ allOf: [id, { properties: { name: { type: 'string' } } }] })).toMatchObject([
    { name: 'id', isOptional: undefined },
    { name: 'name', isOptional: true },
  ]);
  expect(fieldsIn({ oneOf: [id, cat] })).toMatchObject([
    { name: 'id', isOptional: undefined },
    { name: 'lives', isOptional: true },
  ]);
});

test.each<[string, Schema, RegExp | undefined]>([
  ['title', { type: 'string' }, undefined],
  ['created_at', { type: 'integer' }, /Unix seconds/],
  ['created_at', { type: 'string', example: '2026-01-31T12:00:00Z' }, /as its example is/],
  ['body', { type: 'string' }, /by its name/],
  ['host', { type: 'object', properties: { street: { type: 'string' } } }, /shown as JSON/],
  ['part', circularPart, /part of itself/],
])('%s of %j says whether its kind is unsure', (name, schema, sentence) => {
  const unsure = sentence ? expect.stringMatching(sentence) : undefined;
  expect(fieldsIn({ properties: { [name]: schema } })[0]?.unsure).toEqual(unsure);
});

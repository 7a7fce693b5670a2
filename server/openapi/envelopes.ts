import type { JsonSchema } from '#server/validation/validators.ts';

/** A reference to a component. */
export const refTo = (place: 'schemas' | 'responses' | 'parameters' | 'headers', name: string) => ({
  $ref: `#/components/${place}/${name}`,
});

/** The content of a JSON response. */
export const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });

/** The schema of an envelope, whose fields are all required. Its message may be empty, as in the example. */
export const envelopeOf = (
  status: JsonSchema,
  data: JsonSchema,
  more: Record<string, JsonSchema> = {},
): JsonSchema => ({
  type: 'object',
  properties: { status, data, message: { type: 'string', examples: [''] }, ...more },
  required: ['status', 'data', 'message', ...Object.keys(more)],
});

const withheldData = { anyOf: [refTo('schemas', 'FieldErrors'), { type: 'null' }] };

const refused = envelopeOf({ const: false }, withheldData);

/** The schemas of envelopes. */
export const envelopes: Readonly<Record<string, JsonSchema>> = {
  Done: { ...envelopeOf({ const: true }, { type: 'null' }), description: 'A success without data.' },
  Refusal: {
    ...refused,
    description: 'A refusal. `message` is for people; `data` has the errors of single fields, if there are any.',
  },
  RefusedChange: {
    ...envelopeOf({ const: false }, withheldData, { action: { type: 'string' } }),
    description: 'A refused change of password, whose `action` repeats the `message`.',
  },
};

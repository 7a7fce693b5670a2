import type { JsonSchema } from '#server/validation/validators.ts';
import { envelopes } from './envelopes.ts';
import { failure } from './refusals.ts';

const components = {
  securitySchemes: {
    session: { type: 'http', scheme: 'bearer', description: 'The token of a session.' },
    app: { type: 'http', scheme: 'bearer', description: 'The `APP_TOKEN` of the app’s backend.' },
  },
  parameters: {
    Page: {
      name: 'page',
      in: 'query',
      description: 'Counted from 1.',
      schema: { type: 'integer', minimum: 1, default: 1 },
    },
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      description: 'The row’s version in quotation marks. Without it each edit passes.',
      schema: { type: 'string' },
      example: '"abc"',
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'A change under the key of an earlier one, of the same administrator within 48 hours, is not made again: it gets 200 with data null.',
      schema: { type: 'string' },
    },
    RequiredIdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'Within 48 hours a repeat gets the first response and changes nothing.',
      schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
    },
  },
  headers: {
    RetryAfter: { required: true, description: 'Seconds to wait.', schema: { type: 'integer' } },
    Challenge: {
      required: true,
      description: 'The scheme of the token.',
      schema: { type: 'string' },
      example: 'Bearer',
    },
  },
  responses: { Failure: failure },
};

/** The references in a part of the document. */
const refsIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)].map(
    ([, place = '', name = '']) => `${place}/${name}`,
  );

/** The components that the paths refer to, also through others, and the security schemes. */
export function usedComponents(paths: object, schemas: Readonly<Record<string, JsonSchema>>) {
  const all: Record<string, Readonly<Record<string, unknown>>> = {
    ...components,
    schemas: { ...schemas, ...envelopes },
  };
  const used = new Set<string>();
  const add = (part: unknown) => {
    for (const ref of refsIn(part)) {
      if (used.has(ref)) continue;
      used.add(ref);
      const [place = '', name = ''] = ref.split('/');
      add(all[place]?.[name]);
    }
  };
  add(paths);
  const isUsed = (place: string) => (entry: [string, unknown]) => used.has(`${place}/${entry[0]}`);
  const isScheme = ([name]: [string, unknown]) => JSON.stringify(paths).includes(`"security":[{"${name}":[]}]`);
  return Object.fromEntries(
    Object.entries(all).map(([place, parts]) => {
      const filter = place === 'securitySchemes' ? isScheme : isUsed(place);
      return [
        place,
        Object.fromEntries(
          Object.entries(parts)
            .filter(filter)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        ),
      ];
    }),
  );
}

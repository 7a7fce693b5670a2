import { pictures } from '#api/pictures.ts';
import { type JsonSchema, objectSchema, rowId, uuid, type Validator } from '#server/validation/validators.ts';
import type { DocumentedRoute } from './documentedRoutes.ts';
import { refTo } from './envelopes.ts';
import type { RouteDescription } from './RouteDescription.ts';

type Fields = Readonly<Record<string, Validator<unknown>>>;

/** Values of the demo data by the names of their fields. */
type Values = Readonly<Record<string, readonly unknown[]>>;

/** A schema of a value in a text, which has no types. */
const asText = (schema: JsonSchema): JsonSchema => {
  if (!Array.isArray(schema.type) || !schema.type.includes('integer')) return schema;
  const { pattern: _, ...others } = schema;
  return { ...others, type: 'integer' };
};

const keySchemas: Readonly<Record<string, JsonSchema>> = { id: asText(rowId.schema), uuid: uuid.schema };

/** The parameters of a call. */
export function parametersOf({ path, description }: DocumentedRoute, hasExtensions: boolean) {
  const { query = {}, options = {}, data = '', hasVersion, key } = description;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    return { name, in: 'path', required: true, schema: description.path?.[name] ?? keySchemas[name] ?? {} };
  });
  const inQuery = Object.entries(query as Fields)
    .filter(([, { isIgnored }]) => !isIgnored)
    .map(([name, { schema, isOptional = false }]) => {
      return { name, in: 'query', required: !isOptional, schema: asText(schema) };
    });
  const shared = [
    data.startsWith('Page<') && 'Page',
    hasVersion && hasExtensions && 'IfMatch',
    key === 'optional' && hasExtensions && 'IdempotencyKey',
    key === 'required' && 'RequiredIdempotencyKey',
  ];
  const ignoring = Object.entries(options).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
  const parameters = [
    ...inPath,
    ...inQuery,
    ...ignoring,
    ...shared.flatMap((name) => (name ? [refTo('parameters', name)] : [])),
  ];
  return parameters.length > 0 ? { parameters } : {};
}

const pictureTypes = pictures.formats.map((format) => `image/${format}`).join(', ');

function multipartOf(form: Fields) {
  const fields = Object.entries(form);
  const files = fields.filter(([, { schema }]) => schema.format === 'binary').map(([name]) => name);
  const schema = objectSchema(
    Object.fromEntries(
      fields.map(([name, field]) => [name, { ...field, schema: asText(field.schema) } as Validator<unknown>]),
    ),
  );
  const encoding = Object.fromEntries(files.map((name) => [name, { contentType: pictureTypes }]));
  return { schema, ...(files.length > 0 && { encoding }) };
}

/** An example of a body: for each field a value of the demo data that it may have. */
function exampleOf(fields: Fields, values: Values) {
  const chosen = Object.entries(fields).flatMap(([name, { schema, isOptional }]) => {
    const choices = Array.isArray(schema.enum) ? schema.enum : undefined;
    const fitting =
      values[name]?.find((value) => !choices || choices.includes(value)) ?? (isOptional ? undefined : choices?.[0]);
    return fitting === undefined ? [] : [[name, fitting]];
  });
  return Object.fromEntries(chosen);
}

/** The body of a call, with an example. */
export function bodyOf({ fields, form, ignoresJson }: RouteDescription, values: Values) {
  const sent = (form ?? fields) as Fields | undefined;
  if (sent) {
    const example = exampleOf(sent, values);
    const content = form
      ? { 'multipart/form-data': { ...multipartOf(sent), example } }
      : { 'application/json': { schema: objectSchema(sent), example } };
    return { requestBody: { required: true, content } };
  }
  if (!ignoresJson) return {};
  const content = { 'application/json': { schema: { type: 'object' }, example: {} } };
  return { requestBody: { description: 'Ignored.', content } };
}

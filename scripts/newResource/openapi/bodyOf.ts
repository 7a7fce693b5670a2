import { fieldsIn } from './fieldsIn.ts';
import type { FoundCall } from './findCalls.ts';
import { objectOf, plainSchema } from './Schema.ts';

const formats = [
  ['json', /[/+]json\b/],
  ['multipart', /^multipart\/form-data/],
  ['form', /^application\/x-www-form-urlencoded/],
] as const;

/** The format of a call's body, and its fields. Read-only values are left out, but for a key that identifies the row. */
export function bodyOf({ described: { requestBody } }: FoundCall, key?: string) {
  const contents = Object.entries(requestBody?.content ?? {});
  for (const [format, pattern] of formats) {
    const schema = contents.find(([type]) => pattern.test(type))?.[1]?.schema;
    if (!schema) continue;
    const { isObject, properties } = objectOf(schema);
    const isReadOnly = (name: string) => name !== key && plainSchema(properties[name] ?? {}).readOnly === true;
    return { format, isObject, fields: fieldsIn(schema).filter(({ name }) => !isReadOnly(name)) };
  }
  return undefined;
}

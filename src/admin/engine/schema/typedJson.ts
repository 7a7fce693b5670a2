import { isRecord } from '#api/values.ts';

const typedText = 'typed JSON';

/** JSON as it was typed. A form and its draft keep the text, which may have a fault. */
export const typedJson = (text: string) => ({ [typedText]: text });

/** The typed text of a value. Undefined for a value that the API returned. */
export function textOfTyped(value: unknown) {
  const text = isRecord(value) ? value[typedText] : undefined;
  return typeof text === 'string' ? text : undefined;
}

/** The value of typed JSON, or the value that the API returned. Throws a SyntaxError for a text with a fault. */
export function parseTyped(value: unknown): unknown {
  const text = textOfTyped(value);
  return text === undefined ? value : JSON.parse(text);
}

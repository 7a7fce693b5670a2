import type { ExampleField } from './kinds.ts';

const beyond = (limit: unknown, step: number) => (typeof limit === 'number' ? [String(limit + step)] : []);

/** Texts that break a rule of a field, or are nothing that its kind could be, one for each. */
export function wrongValues({ kind, rules, required }: ExampleField): string[] {
  const { min, max, minLength = 0, maxLength, pattern } = rules ?? {};
  if (kind === 'tags' || kind === 'choice' || kind === 'reference') return [];
  const isRequired = required || rules?.required;
  return [
    ...(isRequired && (kind === 'text' || kind === 'longText') ? [' '] : []),
    ...beyond(min, -1),
    ...beyond(max, 1),
    ...(minLength > 1 ? ['x'] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(pattern || kind === 'email' || kind === 'url' ? ['§'] : []),
  ];
}

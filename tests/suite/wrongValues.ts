import type { ExampleField } from './kinds.ts';

/** One past a limit: a number, or a day, which is far from today. */
function beyond(limit: unknown, step: 1 | -1) {
  if (typeof limit === 'number') return [String(limit + step)];
  return typeof limit === 'string' ? [step < 0 ? '1900-01-01' : '2999-12-31'] : [];
}

/** For each rule of a field and of its kind, a text that breaks it. */
export function wrongValues({ kind, rules, required, none }: ExampleField): string[] {
  const { min, max, minLength = 0, maxLength, pattern, oneOf } = rules ?? {};
  if (kind === 'tags' || kind === 'choice' || kind === 'reference') return [];
  const isRequired = required || rules?.required;
  return [
    ...(isRequired && (kind === 'text' || kind === 'longText') ? [' '] : []),
    ...beyond(min, -1),
    ...beyond(max, 1),
    ...(minLength > 1 ? ['x'] : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(kind === 'json' ? ['{ "example": 1, }'] : []),
    ...(oneOf ? [kind === 'number' ? '98765' : '§'] : []),
    ...(pattern || kind === 'email' || kind === 'url' ? ['[[§]]'] : []),
  ].filter((value) => value !== String(none));
}

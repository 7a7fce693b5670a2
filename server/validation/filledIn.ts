import type { Validator } from './readFields.ts';

/** Tells whether a field has a value that nobody sees: who fills it in is no person. */
export const filledIn: Validator<boolean> = (value) => typeof value === 'string' && value !== '';

import type { Validator } from 'react-admin';

/** No value, a text of blanks alone, or a list of nothing. */
export const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const validate: Validator = (value: unknown) => (isBlank(value) ? 'ra.validation.required' : undefined);

/** react-admin's `required()`, for which blanks alone are no value either. */
export const notBlank = Object.assign(validate, { isRequired: true });

import type { Validator } from 'react-admin';
import { isBlank } from '#api/values.ts';

const validate: Validator = (value: unknown) => (isBlank(value) ? 'ra.validation.required' : undefined);

/** react-admin's `required()`, for which blanks alone are no value either. */
export const notBlank = Object.assign(validate, { isRequired: true });

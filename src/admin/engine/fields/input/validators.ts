import {
  choices,
  type GetValidationMessage,
  maxLength,
  maxValue,
  minLength,
  minValue,
  regex,
  type Validator,
} from 'react-admin';
import { formatDay, today } from '#admin/engine/fields/calendar/days.ts';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import { isBlank } from '#api/values.ts';

const validate: Validator = (value: unknown) => (isBlank(value) ? 'ra.validation.required' : undefined);

/** react-admin's `required()`, for which blanks alone are no value either. */
const notBlank = Object.assign(validate, { isRequired: true });

const dayOfRule = (rule: string) => (rule === 'today' ? today() : rule);

/** react-admin's sentences about numbers do not fit a day. */
const notBefore =
  (first: string): Validator =>
  (value) =>
    value && value < dayOfRule(first)
      ? { message: 'admin.rules.notBefore', args: { day: formatDay(dayOfRule(first)) } }
      : undefined;

const notAfter =
  (last: string): Validator =>
  (value) =>
    value && value > dayOfRule(last)
      ? { message: 'admin.rules.notAfter', args: { day: formatDay(dayOfRule(last)) } }
      : undefined;

/** react-admin hands its sentence the list, which it has no place for. */
const oneOfMessage: GetValidationMessage = ({ args }) => ({
  message: 'ra.validation.oneOf',
  args: { options: args.list.join(', ') },
});

/** HTML's `pattern`: it stands for the whole text. */
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

type Worded = { pattern?: string; entries?: boolean };

/** The rules of a field as react-admin's validators. `words` replace its sentences where they do not fit. */
export function validatorsOf(rules: AnyRules = {}, words: Worded = {}): Validator[] {
  const { required, min, max, pattern, oneOf } = rules;
  return [
    required && notBlank,
    typeof min === 'number' && minValue(min),
    typeof max === 'number' && maxValue(max),
    typeof min === 'string' && notBefore(min),
    typeof max === 'string' && notAfter(max),
    rules.minLength !== undefined && minLength(rules.minLength, words.entries ? 'admin.rules.minEntries' : undefined),
    rules.maxLength !== undefined && maxLength(rules.maxLength, words.entries ? 'admin.rules.maxEntries' : undefined),
    pattern !== undefined && regex(whole(pattern), words.pattern),
    oneOf && choices([...oneOf], oneOfMessage),
  ].filter((validator) => typeof validator === 'function');
}

/** Says all that is wrong at once, where react-admin's own composition stops at the first. */
export const every =
  (validators: readonly Validator[]): Validator =>
  (value, values, props) => {
    const errors = validators.map((validate) => validate(value, values, props)).filter(Boolean);
    return errors.length > 1 ? { message: 'several', args: { errors } } : errors[0];
  };

/** A web address in full, as a browser follows it. */
export const webAddress: Validator = (value: unknown) =>
  !value || (typeof value === 'string' && /^https?:\/\/./i.test(value) && URL.canParse(value))
    ? undefined
    : 'admin.rules.url';

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
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import { isBlank } from '#api/values.ts';
import { formatDay, localDay } from './date/calendar.ts';

/** Unlike react-admin's `required()`, it refuses a text of spaces. */
const required: Validator = (value: unknown) => (isBlank(value) ? 'ra.validation.required' : undefined);

/** The limit of a rule: a day, or `today`. */
export const dayOfRule = <Rule>(rule: Rule) => (rule === 'today' ? localDay() : rule);

/** The message of a limit that is a day. react-admin has one for numbers. */
const dayMessage = (limit: number | string, message: string): GetValidationMessage | undefined =>
  typeof limit === 'string'
    ? ({ args: { min, max } }) => ({ message, args: { day: formatDay(min ?? max) } })
    : undefined;

/** react-admin passes the choices as `list`, but the placeholder in its messages is `options`. */
const oneOfMessage: GetValidationMessage = ({ args }) => ({
  message: 'ra.validation.oneOf',
  args: { options: args.list.join(', ') },
});

/** HTML's `pattern` matches the whole text. */
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

/** The rules of a field as react-admin's validators. */
export function validatorsOf(rules: AnyRules = {}, isList = false, patternMessage?: string): Validator[] {
  const { min, max, pattern, oneOf } = rules;
  return [
    rules.required && required,
    min !== undefined && minValue(dayOfRule(min), dayMessage(min, 'admin.rules.notBefore')),
    max !== undefined && maxValue(dayOfRule(max), dayMessage(max, 'admin.rules.notAfter')),
    rules.minLength !== undefined && minLength(rules.minLength, isList ? 'admin.rules.minEntries' : undefined),
    rules.maxLength !== undefined && maxLength(rules.maxLength, isList ? 'admin.rules.maxEntries' : undefined),
    pattern !== undefined && regex(whole(pattern), patternMessage),
    oneOf && choices([...oneOf], oneOfMessage),
  ].filter((validator) => typeof validator === 'function');
}

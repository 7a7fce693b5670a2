import type { ReactNode } from 'react';
import { useInput, useResourceContext, useTranslate, type Validator } from 'react-admin';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import { FieldErrors } from './FieldErrors.tsx';
import { every, validatorsOf } from './validators.ts';

type Options = {
  source: string;
  rules?: AnyRules;
  /** What every value of the kind must keep to. */
  ofKind?: readonly Validator[];
  /** The value is a list. */
  entries?: boolean;
  defaultValue?: unknown;
};

const identity = (value: unknown) => value;

/** The sentence of a pattern: the resource's own, else react-admin's. */
function usePatternWords(source: string, pattern: string | undefined) {
  const translate = useTranslate();
  const resource = useResourceContext();
  if (pattern === undefined) return undefined;
  const fallback = translate('ra.validation.regex', { pattern });
  return translate(`resources.${resource}.rules.${source}`, { _: fallback });
}

/**
 * react-admin's `useInput` with the rules of a field. Values pass as they are: react-admin would make null of an emptied
 * text, which the API takes for a file to clear.
 */
export function useFieldInput({ source, rules, ofKind = [], entries, defaultValue }: Options) {
  const words = { pattern: usePatternWords(source, rules?.pattern), entries };
  const { id, field, fieldState } = useInput({
    source,
    format: identity,
    parse: identity,
    validate: every([...validatorsOf(rules, words), ...ofKind]),
    defaultValue,
  });
  const message = fieldState.error?.message;
  const error: ReactNode = message && <FieldErrors message={message} />;
  return { id, field, error };
}

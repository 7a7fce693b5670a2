import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import {
  useInput,
  useResourceContext,
  useTranslate,
  ValidationError,
  type ValidationErrorMessage,
  type Validator,
} from 'react-admin';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import { every, validatorsOf } from './validators.ts';

const Line = styled('span')({ display: 'block' });

/** How react-admin marks what a validator said, so that it is translated when it is shown. */
const mark = '@@react-admin@@';

/** What is wrong with a value: each thing that a validator said, each line of the server's. */
function errorsIn(message: string): ValidationErrorMessage[] {
  if (!message.startsWith(mark)) return message.split('\n');
  const error = JSON.parse(message.slice(mark.length));
  return error.args?.errors ?? [error];
}

/** Says everything that is wrong with the value of an input, one below the other. */
const FieldErrors = ({ message }: { message: string }) =>
  errorsIn(message).map((error) => (
    <Line key={JSON.stringify(error)}>
      <ValidationError error={error} />
    </Line>
  ));

type Options = {
  source: string;
  label?: string;
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
 * text, which the API takes for a file to clear. `textField` are the props of MUI's text field but for its value.
 */
export function useFieldInput({ source, label, rules, ofKind = [], entries, defaultValue }: Options) {
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
  const { ref, name, onBlur } = field;
  const textField = {
    ...{ id, name, label, onBlur },
    inputRef: ref,
    required: rules?.required,
    error: Boolean(error),
    helperText: error,
    fullWidth: true,
  };
  return { id, field, error, textField };
}

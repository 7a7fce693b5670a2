import { styled } from '@mui/material/styles';
import { createContext, type ReactNode } from 'react';
import {
  type RaRecord,
  useInput,
  useResourceContext,
  useTranslate,
  ValidationError,
  type ValidationErrorMessage,
  type Validator,
} from 'react-admin';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import { every, validatorsOf } from './validators.ts';

/** The record that an action is about. The form of its dialog has only the asked values. */
export const AskedRecordContext = createContext<RaRecord | undefined>(undefined);

const Line = styled('span')({ display: 'block' });

/** react-admin puts this before the error of a validator, as JSON, to translate it when it is shown. */
const translatedMark = '@@react-admin@@';

/** The errors of a value: one for each validator, or one for each line of the server's. */
function errorsIn(message: string): ValidationErrorMessage[] {
  if (!message.startsWith(translatedMark)) return message.split('\n');
  const error = JSON.parse(message.slice(translatedMark.length));
  return error.args?.errors ?? [error];
}

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
  /** The validators of the kind. */
  ofKind?: readonly Validator[];
  /** The value is a list. */
  isList?: boolean;
  defaultValue?: unknown;
};

const identity = (value: unknown) => value;

/** The error text of a `pattern`: the resource's own, else react-admin's. */
function usePatternMessage(source: string, pattern: string | undefined) {
  const translate = useTranslate();
  const resource = useResourceContext();
  if (pattern === undefined) return undefined;
  const fallback = translate('ra.validation.regex', { pattern });
  return translate(`resources.${resource}.rules.${source}`, { _: fallback });
}

/**
 * react-admin's `useInput` with the rules of a field. It neither parses nor formats: react-admin would turn an emptied text
 * into null, which the API reads as "remove the file". `textField` has the props of MUI's TextField, without the value.
 */
export function useFieldInput({ source, label, rules, ofKind = [], isList, defaultValue }: Options) {
  const patternMessage = usePatternMessage(source, rules?.pattern);
  const { id, field, fieldState } = useInput({
    source,
    format: identity,
    parse: identity,
    validate: every([...validatorsOf(rules, { patternMessage, isList }), ...ofKind]),
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

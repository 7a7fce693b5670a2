import { styled } from '@mui/material/styles';
import { createContext, type ReactNode } from 'react';
import {
  type RaRecord,
  useInput,
  useResourceContext,
  useTranslate,
  ValidationError,
  type Validator,
} from 'react-admin';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import { validatorsOf } from './validators.ts';

/** The record that an action is about. The form of its dialog has only the asked values. */
export const AskedRecordContext = createContext<RaRecord | undefined>(undefined);

/** The server's errors of a value are lines. */
const Lines = styled('span')({ whiteSpace: 'pre-line' });

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

/** The error text of a `pattern`: the resource's own, else react-admin's. */
function usePatternMessage(source: string, pattern: string | undefined) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const fallback = translate('ra.validation.regex', { pattern });
  return translate(`resources.${resource}.rules.${source}`, { _: fallback });
}

const identity = (value: unknown) => value;

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
    validate: [...validatorsOf(rules, isList, patternMessage), ...ofKind],
    defaultValue,
  });
  const message = fieldState.error?.message;
  const error: ReactNode = message && (
    <Lines>
      <ValidationError error={message} />
    </Lines>
  );
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

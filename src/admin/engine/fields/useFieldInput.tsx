import { type InputBaseComponentProps, type InputLabelProps, TextField, type TextFieldProps } from '@mui/material';
import { createContext, type ReactNode, use } from 'react';
import {
  type RaRecord,
  useInput,
  useRecordContext,
  useResourceContext,
  useTranslate,
  ValidationError,
  type Validator,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { KindOptions } from '#admin/engine/schema/FieldKind.ts';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import { isBlank } from '#api/values.ts';
import { languageOfText } from './createKind.tsx';
import { validatorsOf } from './validators.ts';

/** The record that an action is about. The form of its dialog has only the asked values. */
export const AskedRecordContext = createContext<RaRecord | undefined>(undefined);

export type InputOptions = {
  source: string;
  label?: string;
  rules?: AnyRules;
  /** The validators of the kind. */
  ofKind?: readonly Validator[];
  /** The value is a list. */
  isList?: boolean;
  defaultValue?: unknown;
  /** Returns what the input shows; the value by default. */
  format?: (value: unknown) => unknown;
  /** Returns the value of what the administrator typed. */
  parse?: (typed: string) => unknown;
  /** The API's value for none, which is the value of a blank input. */
  none?: string | number;
};

type Spelling = Required<Pick<InputOptions, 'parse'>> & Pick<InputOptions, 'format'> & { validate: Validator[] };

/** Shows and validates the API's value for none as a blank input. A new record begins with it. */
function useNone(none: InputOptions['none'], { validate, format = (value) => value ?? '', parse }: Spelling) {
  const isNew = useRecordContext()?.id === undefined;
  if (none === undefined) return {};
  const shown = (value: unknown) => (value === none ? null : value);
  return {
    ...(isNew && { defaultValue: none }),
    format: (value: unknown) => format(shown(value)),
    parse: (typed: string) => parse(typed) ?? none,
    validate: validate.map(
      (each): Validator =>
        (value, ...others) =>
          each(shown(value), ...others),
    ),
  };
}

/**
 * react-admin's `useInput` with the rules of a field. By default it does not parse: react-admin would turn an emptied text
 * into null, which the API reads as "remove the file". `textField` has the props of MUI's TextField.
 */
export function useFieldInput({ label, rules, ofKind = [], isList, none, ...options }: InputOptions) {
  const input = { parse: (typed: string): unknown => typed, ...options };
  const translate = useTranslate();
  const resource = useResourceContext();
  const anyPattern = translate('ra.validation.regex', { pattern: rules?.pattern });
  const patternMessage = translate(`resources.${resource}.rules.${input.source}`, { _: anyPattern });
  const validate = [...ofKind, ...validatorsOf(rules, isList, patternMessage)];
  const { id, field, fieldState } = useInput({ ...input, validate, ...useNone(none, { ...input, validate }) });
  const message = fieldState.error?.message;
  const error: ReactNode = message && <ValidationError error={message} />;
  const hint = translate(`resources.${resource}.hints.${input.source}`, { _: '' });
  const { ref: inputRef, ...control } = field;
  const textField = {
    ...{ ...control, id, label, inputRef },
    required: rules?.required,
    error: Boolean(error),
    helperText: error || hint,
    fullWidth: true,
  };
  return { error, textField };
}

type TextProps = Omit<InputOptions, 'isList'> &
  Pick<TextFieldProps, 'type' | 'minRows'> &
  Pick<KindOptions['text'], 'language'> & {
    slotProps?: { htmlInput?: InputBaseComponentProps; inputLabel?: InputLabelProps };
  };

/** The language of a typed text: its own code, or that of a field in the form or of the record that an action is about. */
function useTypedLanguage(language: TextProps['language']) {
  const field = typeof language === 'object' ? language.field : undefined;
  const typed = useWatch({ name: field ?? '', disabled: !field });
  const record = use(AskedRecordContext);
  if (typeof language !== 'object') return language;
  return languageOfText(isBlank(typed) ? record : { [language.field]: typed }, { language });
}

export function TextInput({ type, minRows, language, slotProps, ...input }: TextProps) {
  const { textField } = useFieldInput(input);
  const lang = useTypedLanguage(language);
  const multiline = minRows !== undefined;
  const dir = type ? undefined : 'auto'; // a person may write from right to left
  const htmlInput = { dir, lang, ...slotProps?.htmlInput };
  return (
    <TextField {...textField} {...{ type, multiline, minRows }} slotProps={{ ...slotProps, htmlInput }} maxRows={14} />
  );
}

import { FormHelperText, type FormHelperTextProps, Skeleton, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { useI18nProvider, useRecordContext, type Validator } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import type { TypedKind } from '#admin/engine/schema/kindTraits.ts';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import { useResourceText, useT } from '#admin/engine/text/useT.ts';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';
import { lazyComponent } from '#admin/engine/ui/lazyComponent.tsx';
import { isEmail } from '#api/isEmail.ts';
import { isBlank, type Values } from '#api/values.ts';
import { BooleanInput } from './boolean/BooleanInput.tsx';
import { ChoiceInput } from './choice/ChoiceInput.tsx';
import type { InputProps } from './createKind.tsx';
import { DateInput, DateTimeInput } from './date/DateInput.tsx';
import { ImagePreview } from './image/ImagePreview.tsx';
import { UploadInput } from './image/UploadInput.tsx';
import { NumberInput } from './number/NumberInput.tsx';
import { MoneyInput } from './otherProducts/MoneyInput.tsx';
import { UrlInput } from './otherProducts/UrlInput.tsx';
import { variantOf } from './otherProducts/varying.tsx';
import { ReferenceInput } from './reference/ReferenceInput.tsx';
import { TagsInput } from './tags/TagsInput.tsx';
import { TemplatedInput } from './text/TemplatedInput.tsx';
import { TextInput } from './useFieldInput.tsx';

type ShowProps = { source: string; show: NonNullable<KindOptions['custom']['show']> };

/** The component of a field without an input, with the typed values. */
function TypedValues({ source, show }: ShowProps) {
  const record = { ...useRecordContext(), ...useWatch() };
  return <Downloaded load={show} props={{ source, record }} fallback={<Skeleton />} />;
}

/** Downloaded apart, because it has a parser that few forms need. */
const JsonInput = lazyComponent(async () => (await import('./json/JsonInput.tsx')).JsonInput);

/** react-admin's own `email()` knows no letters beyond ASCII. */
const email: Validator = (value) => (isBlank(value) || isEmail(value) ? undefined : 'ra.validation.email');

const lengthOfPage = 5_000;

/**
 * The input of each kind, for the react-admin form around it. They are apart from `fieldKinds`, because lists need no
 * inputs and forms are downloaded when one is opened.
 */
export const fieldInputs: { [Kind in TypedKind]: ComponentType<InputProps<Kind>> } = {
  text: TextInput,
  longText: ({ templates, ...props }) =>
    templates ? (
      <TemplatedInput {...props} templates={templates} />
    ) : (
      <TextInput {...props} minRows={Number(props.rules?.maxLength) >= lengthOfPage ? 12 : 5} />
    ),
  password: ({ current, ...props }) => (
    <TextInput
      {...props}
      type="password"
      slotProps={{ htmlInput: { autoComplete: current ? 'current-password' : 'new-password' } }}
      parse={(typed) => typed || undefined}
    />
  ),
  email: (props) => <TextInput {...props} type="email" ofKind={[email]} />,
  number: NumberInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  date: DateInput,
  dateTime: DateTimeInput,
  image: (props) => <UploadInput accept="image/*" {...props} texts="image" Preview={ImagePreview} />,
  reference: ({ to, from, ...props }) => typeof to === 'string' && !from && <ReferenceInput {...props} to={to} />,
  tags: TagsInput,
  json: ({ change, ...props }) =>
    change === undefined && <JsonInput {...props} fallback={<Skeleton variant="rounded" height={140} />} />,
  custom: ({ type, show, ...props }) =>
    type ? (
      <Downloaded
        load={type}
        props={{ ...props, required: props.rules?.required }}
        label={props.label}
        fallback={<Skeleton variant="rounded" height={40} />}
      />
    ) : (
      show && <TypedValues show={show} source={props.source} />
    ),
  // For other products:
  url: UrlInput,
  money: MoneyInput,
  file: (props) => <UploadInput {...props} texts="file" />,
  varying: ({ rules, ...declared }) => {
    const field = variantOf({ ...useRecordContext(), ...useWatch() }, declared);
    return <FieldInputs fields={[{ ...field, rules }]} />;
  },
};

const isTyped = (kind: FieldKind): kind is TypedKind => kind in fieldInputs;

/** A declared field of a form. */
export type FormField = { source: string; kind: FieldKind; rules?: AnyRules } & KindOptions[FieldKind];

/** The labelled inputs of some fields, without those whose kind is read-only. */
export function FieldInputs({ fields }: { fields: readonly FormField[] }) {
  const text = useResourceText();
  return fields.map(({ kind, ...field }) => {
    if (!isTyped(kind)) return null;
    const Input = fieldInputs[kind] as ComponentType<InputProps<FieldKind>>; // the options are those of the kind
    return <Input key={field.source} {...field} label={text.label(field.source)} />;
  });
}

/** Explains the asterisk of required fields, above a form that has one (WCAG technique H90). */
export function RequiredNote({ fields }: { fields: readonly { rules?: AnyRules }[] }) {
  const t = useT();
  if (!fields.some(({ rules }) => rules?.required)) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {t('fields.required')}
    </Typography>
  );
}

type RequirableFields = readonly { source: string; rules?: AnyRules }[];

/** The required fields that are blank. */
export const useMissingFields = (fields: RequirableFields) =>
  useWatch({
    compute: (values: Values) =>
      fields.filter(({ source, rules }) => rules?.required && isBlank(get(values, source))).map(({ source }) => source),
  });

/** Names the fields that are still to fill in. */
export function MissingNote({ missing, ...props }: { missing: readonly string[] } & FormHelperTextProps) {
  const t = useT();
  const text = useResourceText();
  const language = useI18nProvider().getLocale();
  if (missing.length === 0) return null;
  return (
    <FormHelperText {...props} sx={{ m: 0, flex: { xs: '1 0 100%', md: '1 1 0' } }}>
      {t('form.missing', { fields: new Intl.ListFormat(language).format(missing.map(text.label)) })}
    </FormHelperText>
  );
}

/** After a press on the form's button, names the required fields that are still blank. */
export function MissingFields({ fields }: { fields: RequirableFields }) {
  const { errors } = useFormState();
  const missing = useMissingFields(fields).filter((source) => get(errors, source));
  return <MissingNote missing={missing} role="alert" error />;
}

import { Skeleton, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { email } from 'react-admin';
import type { FieldKind, KindOptions, TypedKind } from '#admin/engine/schema/FieldKind.ts';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { BooleanInput } from './boolean/BooleanInput.tsx';
import { ChoiceInput } from './choice/ChoiceInput.tsx';
import { DateInput, DateTimeInput } from './date/DateInput.tsx';
import { UploadInput } from './file/UploadInput.tsx';
import { ImagePreview } from './image/ImagePreview.tsx';
import type { InputProps } from './KindImplementation.ts';
import { MoneyInput, NumberInput } from './number/NumberInput.tsx';
import { TemplatedInput, TextInput } from './text/TextInput.tsx';
import { webAddress } from './validators.ts';

type LazyProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props };

/** An input that is downloaded when its form opens. */
const LazyInput = <Props extends { label: string }>({ load, props }: LazyProps<Props>) => (
  <Downloaded load={load} props={props} label={props.label} fallback={<Skeleton variant="rounded" height={40} />} />
);

const loadTags = async () => (await import('./tags/TagsInput.tsx')).TagsInput;
const loadReference = async () => (await import('./reference/ReferenceInput.tsx')).ReferenceInput;

const newPassword = { htmlInput: { autoComplete: 'new-password' } };

/**
 * The input of each kind, for the react-admin form around it. They are apart from `fieldKinds`, because lists need no
 * inputs and forms are downloaded when one is opened.
 */
export const fieldInputs: { [Kind in TypedKind]: ComponentType<InputProps<Kind>> } = {
  text: TextInput,
  longText: ({ templates, ...props }) =>
    templates ? <TemplatedInput {...props} templates={templates} /> : <TextInput {...props} minRows={5} />,
  password: (props) => (
    <TextInput {...props} type="password" slotProps={newPassword} parse={(typed) => typed || undefined} />
  ),
  email: (props) => <TextInput {...props} type="email" ofKind={[email()]} />,
  url: (props) => <TextInput {...props} type="url" ofKind={[webAddress]} />,
  number: NumberInput,
  money: MoneyInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  date: DateInput,
  dateTime: DateTimeInput,
  image: (props) => <UploadInput {...props} texts="image" accept="image/*" Preview={ImagePreview} />,
  file: (props) => <UploadInput {...props} texts="file" />,
  reference: (props) => <LazyInput load={loadReference} props={props} />,
  tags: (props) => <LazyInput load={loadTags} props={props} />,
  custom: ({ type, ...props }) =>
    type && <LazyInput load={type} props={{ ...props, required: props.rules?.required }} />,
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
    return <Input key={field.source} {...field} label={text.input(field.source)} />;
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

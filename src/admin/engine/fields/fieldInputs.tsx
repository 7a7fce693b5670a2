import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import { email } from 'react-admin';
import type { TypedKind } from '#admin/engine/schema/FieldKind.ts';
import { Downloaded } from '#admin/engine/ui/Downloaded.tsx';
import { BooleanInput } from './boolean/BooleanInput.tsx';
import { ChoiceInput } from './choice/ChoiceInput.tsx';
import { DateInput } from './date/DateInput.tsx';
import { DateTimeInput } from './date/DateTimeInput.tsx';
import type { InputProps } from './FieldKindParts.ts';
import { FileInput } from './file/FileInput.tsx';
import { ImageInput } from './image/ImageInput.tsx';
import { webAddress } from './input/validators.ts';
import { MoneyInput } from './number/MoneyInput.tsx';
import { UnitInput } from './number/UnitInput.tsx';
import { TemplatedInput } from './text/TemplatedInput.tsx';
import { TextInput } from './text/TextInput.tsx';

type Downloading<Props> = { load: () => Promise<ComponentType<Props>>; props: Props };

/** An input that is downloaded when its form opens. */
const DownloadedInput = <Props extends { label: string }>({ load, props }: Downloading<Props>) => (
  <Downloaded load={load} props={props} label={props.label} fallback={<Skeleton variant="rounded" height={40} />} />
);

const loadTags = async () => (await import('./tags/TagsInput.tsx')).TagsInput;
const loadReference = async () => (await import('./reference/ReferenceInput.tsx')).ReferenceInput;

type Inputs = { [Kind in TypedKind]: ComponentType<InputProps<Kind>> };

/**
 * How each kind is typed: an input of the react-admin form around it. Apart from `fieldKinds`, because lists do without
 * inputs and forms are downloaded when one is opened.
 */
export const fieldInputs: Inputs = {
  text: TextInput,
  longText: ({ templates, ...props }) =>
    templates ? <TemplatedInput {...props} templates={templates} /> : <TextInput {...props} minRows={5} />,
  email: (props) => <TextInput {...props} type="email" ofKind={[email()]} />,
  url: (props) => <TextInput {...props} type="url" ofKind={[webAddress]} />,
  number: UnitInput,
  money: MoneyInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  date: DateInput,
  dateTime: DateTimeInput,
  image: ImageInput,
  file: FileInput,
  reference: (props) => <DownloadedInput load={loadReference} props={props} />,
  tags: (props) => <DownloadedInput load={loadTags} props={props} />,
  custom: ({ type, ...props }) =>
    type && <DownloadedInput load={type} props={{ ...props, required: props.rules?.required }} />,
};

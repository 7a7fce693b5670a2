import type { ComponentType } from 'react';
import type { TypedKind } from '#admin/schema/FieldKind.ts';
import type { InputProps } from './FieldKindParts.ts';
import { ImageInput } from './image/ImageInput.tsx';
import { TextInput } from './TextInput.tsx';

/**
 * How each kind is typed: an input of the react-admin form around it. Apart from `fieldKinds`, because lists do without
 * inputs and forms are downloaded when one is opened.
 */
export const fieldInputs: Record<TypedKind, ComponentType<InputProps>> = {
  text: TextInput,
  longText: (props) => <TextInput {...props} minRows={5} />,
  email: (props) => <TextInput {...props} type="email" />,
  image: ImageInput,
};

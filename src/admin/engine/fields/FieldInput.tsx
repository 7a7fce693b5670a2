import type { ComponentType } from 'react';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import type { InputProps } from './FieldKindParts.ts';
import { fieldInputs } from './fieldInputs.tsx';

type Props = InputProps<FieldKind> & { kind: FieldKind };

const isTyped = (kind: FieldKind): kind is keyof typeof fieldInputs => kind in fieldInputs;

/** The input of a declared field, given all that is declared; nothing for a kind that can only be shown. */
export function FieldInput({ kind, ...props }: Props) {
  if (!isTyped(kind)) return null;
  const Input = fieldInputs[kind] as ComponentType<InputProps<FieldKind>>; // its options are those of its kind
  return <Input {...props} />;
}

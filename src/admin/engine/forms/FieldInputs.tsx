import type { ComponentType } from 'react';
import type { InputProps } from '#admin/engine/fields/FieldKindParts.ts';
import { fieldInputs } from '#admin/engine/fields/fieldInputs.tsx';
import { useFieldLabel } from '#admin/engine/record/useFieldLabel.ts';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';

type Props = InputProps<FieldKind> & { kind: FieldKind };

const isTyped = (kind: FieldKind): kind is keyof typeof fieldInputs => kind in fieldInputs;

/** The input of a declared field, given all that is declared; nothing for a kind that can only be shown. */
function FieldInput({ kind, ...props }: Props) {
  if (!isTyped(kind)) return null;
  const Input = fieldInputs[kind] as ComponentType<InputProps<FieldKind>>; // its options are those of its kind
  return <Input {...props} />;
}

export type FormField = {
  source: string;
  kind: FieldKind;
  rules?: AnyRules;
} & KindOptions[FieldKind];

/** The inputs of some fields, each as its kind is typed, in the form around them. */
export function FieldInputs({ fields }: { fields: readonly FormField[] }) {
  const labelOf = useFieldLabel();
  return fields.map((field) => <FieldInput key={field.source} {...field} label={labelOf(field)} />);
}

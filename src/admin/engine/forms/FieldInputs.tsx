import { FieldInput } from '#admin/engine/fields/FieldInput.tsx';
import { useFieldLabel } from '#admin/engine/record/useFieldLabel.ts';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';

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

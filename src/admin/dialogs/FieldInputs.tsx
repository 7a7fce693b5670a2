import { fieldInputs } from '#admin/fields/fieldInputs.tsx';
import { useFieldLabel } from '#admin/record/useFieldLabel.ts';
import type { FieldKind } from '#admin/schema/FieldKind.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';

export type FormField = { source: string; kind: FieldKind; label?: AdminKey; required?: true };

const isTyped = (kind: FieldKind): kind is keyof typeof fieldInputs => kind in fieldInputs;

/** The inputs of some fields, each as its kind is typed, in the form around them. */
export function FieldInputs({ fields }: { fields: readonly FormField[] }) {
  const labelOf = useFieldLabel();
  return fields.map(({ source, kind, label, required }) => {
    const Input = isTyped(kind) && fieldInputs[kind];
    return Input && <Input key={source} source={source} label={labelOf({ source, label })} required={required} />;
  });
}

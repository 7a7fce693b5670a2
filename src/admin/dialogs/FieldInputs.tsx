import { useTranslateLabel } from 'ra-core';
import { fieldInputs } from '#admin/fields/fieldInputs.tsx';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import type { FieldKind } from '#admin/schema/FieldKind.ts';
import type { AdminKey } from '#i18n/adminMessages.ts';
import { useT } from '#i18n/useT.ts';

export type FormField = { source: string; kind: FieldKind; label?: AdminKey; required?: true };

const isTyped = (kind: FieldKind): kind is keyof typeof fieldInputs => kind in fieldInputs;

/** The inputs of some fields, each as its kind is typed, in the form around them. */
export function FieldInputs({ fields }: { fields: readonly FormField[] }) {
  const t = useT();
  const translateLabel = useTranslateLabel();
  const { name: resource } = useDefinition();
  return fields.map(({ source, kind, label, required }) => {
    const Input = isTyped(kind) && fieldInputs[kind];
    return (
      Input && (
        <Input
          key={source}
          source={source}
          label={label ? t(label) : String(translateLabel({ source, resource }))}
          required={required}
        />
      )
    );
  });
}

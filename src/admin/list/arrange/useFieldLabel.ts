import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useT } from '#i18n/useT.ts';

/** Labels a field of the list around it. */
export function useFieldLabel() {
  const t = useT();
  const { fields } = useDefinition();
  return (source: string) => {
    const label = fields[source]?.label;
    return label ? t(label) : source;
  };
}

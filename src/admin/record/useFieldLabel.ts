import type { AdminKey } from '#i18n/adminMessages.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';

/** Labels the fields of the resource around a component: by convention, unless the definition names another message. */
export function useFieldLabel() {
  const t = useT();
  const words = useResourceText();
  return ({ source, label }: { source: string; label?: AdminKey }) => (label ? t(label) : words.label(source));
}

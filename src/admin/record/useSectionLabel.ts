import type { AnySection } from '#admin/schema/Section.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { useDefinition } from './DefinitionContext.ts';

/** Heads a section: in the words that it declares, else in the resource's word for it. */
export function useSectionLabel() {
  const t = useT();
  const words = useResourceText(useDefinition().name);
  return (name: string, { label }: Pick<AnySection, 'label'> = {}) => (label ? t(label) : words.section(name));
}

import { useTranslate } from 'ra-core';
import type { AnySection } from '#admin/schema/Section.ts';
import { useT } from '#i18n/useT.ts';
import { useDefinition } from './DefinitionContext.ts';

/** Heads a section: in the words that it declares, else in the resource's word for it. */
export function useSectionLabel() {
  const t = useT();
  const translate = useTranslate();
  const { name: resource } = useDefinition();
  return (name: string, { label }: Pick<AnySection, 'label'> = {}) =>
    label ? t(label) : translate(`resources.${resource}.sections.${name}`, { _: name });
}

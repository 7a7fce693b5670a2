import { createContext, useContext } from 'react';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { useResourceText } from '#i18n/useResourceText.ts';

export const DefinitionContext = createContext<AnyResource | null>(null);

/** The definition of the current screen's resource. */
export function useDefinition() {
  const definition = useContext(DefinitionContext);
  if (!definition) throw new Error('useDefinition must be used within the screen of a resource');
  return definition;
}

/** Returns a function that labels the fields of the current resource. */
export function useFieldLabel() {
  const text = useResourceText();
  return ({ source }: { source: string }) => text.label(source);
}

/** Returns a function that gives the headings of the current resource's sections. */
export const useSectionLabel = () => useResourceText(useDefinition().name).section;

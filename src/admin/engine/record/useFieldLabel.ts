import { useResourceText } from '#i18n/useResourceText.ts';
import { useDefinition } from './DefinitionContext.ts';

/** Labels the fields of the resource around a component, in the words that it has for them. */
export function useFieldLabel() {
  const { label } = useResourceText();
  return ({ source }: { source: string }) => label(source);
}

/** Heads the sections of the resource around a component, in the words that it has for them. */
export const useSectionLabel = () => useResourceText(useDefinition().name).section;

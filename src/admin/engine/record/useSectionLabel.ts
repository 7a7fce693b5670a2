import { useResourceText } from '#i18n/useResourceText.ts';
import { useDefinition } from './DefinitionContext.ts';

/** Heads the sections of the resource around a component, in the words that it has for them. */
export const useSectionLabel = () => useResourceText(useDefinition().name).section;

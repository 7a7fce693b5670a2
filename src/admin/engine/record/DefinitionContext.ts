import { createContext, useContext } from 'react';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';

export const DefinitionContext = createContext<AnyResource | null>(null);

/** The definition of the current screen's resource. */
export function useDefinition() {
  const definition = useContext(DefinitionContext);
  if (!definition) throw new Error('useDefinition must be used within the screen of a resource');
  return definition;
}

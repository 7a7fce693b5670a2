import { createContext, useContext } from 'react';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { endpointOf } from '#api/Endpoint.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useProduct } from './ProductContext.ts';

export const DefinitionContext = createContext<AnyResource | null>(null);

/** The definition of the current screen's resource. */
export function useDefinition() {
  const definition = useContext(DefinitionContext);
  if (!definition) throw new Error('useDefinition must be used within the screen of a resource');
  return definition;
}

/** The current screen's resource: its definition, its texts, and its calls. Screens offer only operations that it `supports`. */
export function useResource() {
  const definition = useDefinition();
  const { endpoints } = useProduct();
  const endpoint = (operation: string) => endpointOf(endpoints, definition.name, operation);
  const supports = (operation: string) => endpoint(operation) !== undefined;
  return { definition, text: useResourceText(definition.name), endpoint, supports };
}

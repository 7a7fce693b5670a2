import { createContext, use } from 'react';
import { endpointOf, supports } from '#api/Endpoint.ts';
import type { Product } from './Product.ts';

export const ProductContext = createContext<Product | null>(null);

/** What the dashboard around a component is put together of. */
export function useProduct() {
  const product = use(ProductContext);
  if (!product) throw new Error('useProduct must be used within a dashboard');
  return product;
}

/** The call of an operation of a resource, where the API has it. */
export const useEndpoint = (resource: string, operation: string) =>
  endpointOf(useProduct().endpoints, resource, operation);

/** Tells whether the API offers an operation of a resource; what it does not offer, no screen offers either. */
export function useSupports() {
  const { endpoints } = useProduct();
  return (resource: string, operation: string) => supports(endpoints, resource, operation);
}

import type { SvgIconComponent } from '@mui/icons-material';
import { createContext, type ReactNode, use } from 'react';
import type { DashboardComponent, I18nProvider } from 'react-admin';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { IconName } from '#admin/engine/schema/icons.ts';
import { type Api, endpointOf, supports } from '#api/Endpoint.ts';
import type { Language } from '#i18n/language.ts';

/**
 * What a dashboard is put together of: everything that differs between two of them. No generic screen imports any of it;
 * they find it in `ProductContext`.
 */
export type Product = Api & {
  /** Its definitions, in the order of the menu. */
  resources: readonly AnyResource[];
  /** Those of the icons that its definitions name which come with its first screen. Others are downloaded when drawn. */
  icons: Readonly<Partial<Record<IconName, SvgIconComponent>>>;
  /** Downloads its messages in one language, react-admin's among them. */
  loadMessages: (language: Language) => Promise<I18nProvider>;
  /** Its menu offers what a person may choose for the own eyes and hands. */
  preferences?: true;
  /** The screen at `/`. */
  dashboard?: DashboardComponent;
  /** Routes of the screens that no definition can declare, in react-admin's `CustomRoutes`. */
  customRoutes?: ReactNode;
};

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

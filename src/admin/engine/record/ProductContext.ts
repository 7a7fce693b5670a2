import type { SvgIconComponent } from '@mui/icons-material';
import { createContext, type ReactNode, use } from 'react';
import type { DashboardComponent, I18nProvider } from 'react-admin';
import type { IconName } from '#admin/engine/schema/Action.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { type Api, endpointOf, supports } from '#api/Endpoint.ts';
import type { Language } from '#i18n/language.ts';

/** Everything that differs between two dashboards. Screens get it from `ProductContext`. */
export type Product = Api & {
  /** The definitions in the order of the menu. */
  resources: readonly AnyResource[];
  /** The icons of the first screen. Other icons are downloaded when they are shown. */
  icons: Readonly<Partial<Record<IconName, SvgIconComponent>>>;
  /** Downloads all messages of one language, including react-admin's. */
  loadMessages: (language: Language) => Promise<I18nProvider>;
  /** Adds the settings of the signed-in administrator. */
  preferences?: true;
  /** The resource whose only record, `main`, has the numbers that menu entries show. */
  figures?: string;
  /** The role of the signed-in administrator. */
  role?: string;
  /** The screen at `/`. */
  dashboard?: DashboardComponent;
  /** Routes of hand-built pages, for react-admin's `CustomRoutes`. */
  customRoutes?: ReactNode;
};

export const ProductContext = createContext<Product | null>(null);

export function useProduct() {
  const product = use(ProductContext);
  if (!product) throw new Error('useProduct must be used within a dashboard');
  return product;
}

/** The endpoint of an operation, if the API has it. */
export const useEndpoint = (resource: string, operation: string) =>
  endpointOf(useProduct().endpoints, resource, operation);

/** Returns a function that checks whether the API has an operation. Screens offer only those. */
export function useSupports() {
  const { endpoints } = useProduct();
  return (resource: string, operation: string) => supports(endpoints, resource, operation);
}

import type { SvgIconComponent } from '@mui/icons-material';
import { createContext, type ReactNode, use } from 'react';
import { type DashboardComponent, type I18nProvider, type RaRecord, useGetOne } from 'react-admin';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { hasForm } from '#admin/engine/schema/fieldsOn.ts';
import { useResourceText } from '#admin/engine/text/useT.ts';
import type { Connection } from '#api/createConnection.ts';
import { type Api, endpointOf, onlyId, supports } from '#api/Endpoint.ts';
import type { Language } from '#i18n/language.ts';
import type { Resumption } from '#session/resumption.ts';

type Icons = Readonly<Record<string, SvgIconComponent>>;

/** The icons of buttons that every product has: MUI's names. */
export type EngineIcon = 'Visibility' | 'Edit' | 'Delete' | 'Person';

/** Everything that differs between two dashboards. Screens get it from `ProductContext`. */
export type Product = Api & {
  /** The definitions in the order of the menu. */
  resources: readonly AnyResource[];
  /** More screens may follow. Until then the menu has no entries, because they would move. */
  isPartial?: true;
  /** The icons of the first screen by their names. */
  icons: Icons;
  /** Downloads all icons when another one is shown. */
  loadIcons: () => Promise<Icons & Record<EngineIcon, SvgIconComponent>>;
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
  /** The resources whose only record, `main`, that screen shows. They are requested before it renders. */
  dashboardRecords?: readonly string[];
  /** Routes of hand-built pages, for react-admin's `CustomRoutes`. */
  customRoutes?: ReactNode;
};

export const ProductContext = createContext<Product | null>(null);

export function useProduct() {
  const product = use(ProductContext);
  if (!product) throw new Error('useProduct must be used within a dashboard');
  return product;
}

/** Returns a function that checks whether the API has an operation. Screens offer only those. */
export function useSupports() {
  const { endpoints } = useProduct();
  return (resource: string, operation: string) => supports(endpoints, resource, operation);
}

/** The figures of the product, if the API has them, and while they are wanted. */
export function useFigures(isWanted: boolean, refetchInterval?: number) {
  const { figures = '' } = useProduct();
  const enabled = useSupports()(figures, 'one') && isWanted;
  const { data } = useGetOne<RaRecord>(figures, { id: onlyId }, { enabled, refetchInterval });
  return enabled ? data : undefined;
}

/** The services around the screens. Tests of single screens, and programs without a sign-in, have only parts of it. */
export type Shell = {
  /** Handles the end of the session. */
  resumption?: Resumption;
  /** Whether the API can be reached. Without it, nothing says that the connection is lost. */
  connection?: Connection;
  /** Switches the language. Rejects and changes nothing when the messages cannot be downloaded. */
  chooseLanguage?: (language: Language) => Promise<void>;
};

export const ShellContext = createContext<Shell>({});

/** The name of the section that a form with tabs shows. */
export const SectionContext = createContext<string | undefined>(undefined);

export const DefinitionContext = createContext<AnyResource | null>(null);

/** The definition of the current screen's resource. */
export function useDefinition() {
  const definition = use(DefinitionContext);
  if (!definition) throw new Error('useDefinition must be used within the screen of a resource');
  return definition;
}

/**
 * The current screen's resource: its definition, its texts, and its calls. Screens offer only operations that it `supports`, and
 * only forms that it `offers`.
 */
export function useResource() {
  const definition = useDefinition();
  const { endpoints } = useProduct();
  const endpoint = (operation: string) => endpointOf(endpoints, definition.name, operation);
  const supports = (operation: string) => endpoint(operation) !== undefined;
  const offers = (form: 'create' | 'update') => hasForm(definition, form) && supports(form);
  return { definition, text: useResourceText(definition.name), endpoint, supports, offers };
}

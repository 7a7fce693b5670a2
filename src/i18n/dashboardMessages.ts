import { createLoader } from './messageLoader.ts';
import type { AdminMessages } from './messages/en/admin.ts';
import type { FailuresMessages } from './messages/en/failures.ts';
import type { ReactAdminMessages } from './messages/en/reactAdmin.ts';
import type { AddedMessages, ResourceCatalogue } from './ResourceMessages.ts';

type Catalogue = {
  admin: AdminMessages;
  failures: FailuresMessages;
  reactAdmin: ReactAdminMessages;
  resources: ResourceCatalogue;
  /** Added to `resources`. */
  extensions: AddedMessages;
};

/** Downloads messages of the dashboard. Apart from `i18next.ts`, so that public pages do not list these files. */
export const loadDashboardMessages = createLoader(
  import.meta.glob<Catalogue>('./messages/*/{admin,extensions,failures,reactAdmin,resources}.ts'),
);

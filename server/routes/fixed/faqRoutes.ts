import { crudRoutes } from '#server/routes/crudRoutes.ts';
import type { AppDeps } from '#server/routes/Routes.ts';
import { readForm } from '#server/validation/readRequest.ts';
import { text } from '#server/validation/validators.ts';

const schema = { question: text(300), answer: text(5_000) };

/** Questions and answers. */
export const faqRoutes = (deps: AppDeps) =>
  crudRoutes(deps, { resource: 'faq', table: 'faq', read: (c) => readForm(c, schema) });

import { crudRoutes } from '#server/routes/crudRoutes.ts';
import type { AppDeps } from '#server/routes/Routes.ts';
import { text } from '#server/validation/validators.ts';

const schema = { question: text(300), answer: text(5_000) };

/** Questions and answers. */
export const faqRoutes = (deps: AppDeps) =>
  crudRoutes(deps, {
    resource: 'faq',
    table: 'faq',
    data: 'Faq',
    body: { form: schema },
    summaries: {
      list: 'List the FAQs, oldest first',
      create: 'Add an FAQ',
      edit: 'Change an FAQ',
      delete: 'Delete an FAQ',
    },
  }).withDetail('faq', 'VersionedFaq');

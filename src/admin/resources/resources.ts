import { category } from './category.ts';
import { faq } from './faq.ts';
import { preLaunch } from './preLaunch.ts';
import { report } from './report.ts';
import { ticket } from './ticket.ts';
import { users } from './users.ts';

/** Every resource, in the order of the menu. A resource without `menu` opens by its URL only. */
export const resources = [users, faq, category, ticket, preLaunch, report];

/** The resources whose list an extension replaces. They wait for the extensions, so that no row is replaced on screen. */
export const replacedByExtensions: readonly string[] = [ticket.name];

import { category } from './category.ts';
import { faq } from './faq.ts';
import { preLaunch } from './preLaunch.ts';
import { ticket } from './ticket.ts';
import { users } from './users.ts';

/** Every resource of the dashboard, in the order of the menu. */
export const resources = [users, faq, category, ticket, preLaunch];

import { faq } from './faq.ts';
import { preLaunch } from './preLaunch.ts';
import { users } from './users.ts';

/** Every resource of the dashboard, in the order of the menu. */
export const resources = [users, faq, preLaunch];

import { announcements } from './announcements.ts';
import { events } from './events.ts';
import { groups } from './groups.ts';
import { invoices } from './invoices.ts';
import { members } from './members.ts';
import { memberships } from './memberships.ts';
import { venues } from './venues.ts';

/** Every resource of the festival office, in the order of the menu. */
export const resources = [events, venues, members, groups, memberships, invoices, announcements];

import { events } from './events.ts';
import { invoices } from './invoices.ts';
import { members } from './members.ts';

/** Every resource of the festival's office. */
export const resources = [events, members, invoices];

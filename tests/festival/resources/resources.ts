import { events } from './events.ts';
import { invoices } from './invoices.ts';
import { members } from './members.ts';
import { shifts } from './shifts.ts';
import { stalls } from './stalls.ts';

/** Every resource of the festival's office. */
export const resources = [events, members, stalls, shifts, invoices];

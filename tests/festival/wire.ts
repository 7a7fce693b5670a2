/** What a festival office's API sends: another product's wire, which shares nothing with ours but HTTP. */

import type { Day } from '#api/wire.ts';

/** `host` is a member's number; `price` is in whole units of `currency`. */
export type FestivalEvent = {
  id: number;
  name: string;
  type: 'walk' | 'dinner' | 'talk';
  price: number | null;
  currency: string;
  starts_on: Day;
  is_public: boolean;
  reason: string | null;
  host: string | null;
  poster: string | null;
  state: 'upcoming' | 'past' | 'cancelled';
};

export type Venue = {
  id: number;
  name: string;
  website: string | null;
  address: { street: string; city: string };
  seats: number;
  step_free: boolean;
  equipment: string[];
  plan: string | null;
  /** Where it is on the town's map: `C4`. */
  map_square: string | null;
  /** In meters. */
  ceiling: number | null;
  contact: string | null;
  /** The colour of the lantern that hangs there. */
  lamp: string | null;
  opening: Record<string, string>;
};

export type Member = {
  member_no: string;
  name: string;
  email: string;
  role: 'volunteer' | 'steward' | 'board';
  joined_on: Day;
  languages: string[];
  picture: string | null;
  notes: string | null;
  hours: number | null;
  standing: 'active' | 'paused';
};

export type Group = {
  id: number;
  name: string;
  purpose: string;
  founded_on: Day;
  places: number;
  taken: number;
  topics: string[];
  lead: string | null;
  /** How often they meet in a month. */
  rhythm: number | null;
  /** In Unix seconds. */
  meets_at: number | null;
  /** In cents. */
  budget: number | null;
  lamp: string | null;
};

/** A member of a group: rows below the group's. */
export type Membership = {
  id: number;
  group_id: number;
  member: string;
  task: string;
  since: Day;
  badge: string | null;
  /** In Unix seconds. */
  next_shift: number | null;
};

/** Its `amount` is in cents. */
export type Invoice = {
  id: number;
  number: string;
  member: string;
  amount: number;
  currency: string;
  due_on: Day;
  status: 'open' | 'paid' | 'void';
  reminders: number;
  lines: { what: string; cents: number }[];
  note: string | null;
};

/** Its key lies in `meta`, beside what the office's system knows of the delivery. Which board it hangs on, it does not say. */
export type Announcement = {
  meta: { id: number; delivery: { sent: number; opened: number } };
  title: string;
  body: string;
  audience: 'everyone' | 'group';
  group: number | null;
  pinned: boolean;
  pinned_until: Day | null;
  publish_at: string;
  link: string | null;
  attachment: string | null;
};

type Person = Pick<Member, 'name' | 'email' | 'picture'>;

/** An invoice as the client has it: with who is to pay it, who came beside. */
type JoinedInvoice = Invoice & { payer: Person | null };

/** The row of each resource, by its name in the endpoint table. */
export type Rows = {
  events: FestivalEvent;
  venues: Venue;
  members: Member;
  groups: Group;
  memberships: Membership & { person: Person | null };
  invoices: JoinedInvoice;
  announcements: Announcement;
};

import type { Day } from '#api/wire.ts';

/** The rows of the API of a festival's office, which is another product. `host` is a member's number. */
type FestivalEvent = {
  id: number;
  name: string;
  type: 'walk' | 'dinner' | 'talk';
  fee_type: 'percent' | 'fixed' | null;
  /** The fee of each ticket, in percent or in `fee_currency`. */
  fee: number | null;
  fee_currency: 'EUR' | 'DKK' | null;
  starts_on: Day;
  /** In Unix seconds. */
  opens_at: number | null;
  /** In UTC, without a zone. */
  published_at: string | null;
  /** In Unix milliseconds. 0 is never. */
  booking_ends: number;
  seats: number | null;
  /** Places on the waiting list. -1 is without a limit. */
  waiting_places: number;
  /** In minutes. */
  length: number | null;
  host: string | null;
  website: string | null;
  map_square: string | null;
  /** A value of the organizer's own, of the kind and with the choices that the event has. */
  extra: string | null;
  extra_type: 'flag' | 'count' | 'pick' | null;
  extra_choices: readonly string[];
  plan: string | null;
  /** In bytes. */
  plan_size: number | null;
  state: 'upcoming' | 'past' | 'cancelled';
};

type Member = {
  /** The API's own number of the row, which a pause needs. Its key is `member_no`. */
  apiId: number;
  member_no: string;
  name: string;
  email: string;
  role: 'volunteer' | 'board';
  joined_on: Day;
  /** The office spells it as text or as a boolean. Calls send the text. */
  first_aid: 'Y' | 'N' | boolean;
  /** Unix seconds as text. */
  badge_until: string | null;
  /** The design of the badge, in the printer's own terms. */
  badge: unknown;
  skills: { name: string }[];
  picture: string | null;
  notes: string | null;
  standing: 'active' | 'paused';
};

/** Its key is in `meta`. The response lists payers next to the rows. */
type Invoice = {
  meta: { id: number };
  number: string;
  member: string;
  payer: Pick<Member, 'name' | 'email' | 'picture'> | null;
  /** In cents. */
  amount: number;
  currency: string;
  due_on: Day;
  status: 'open' | 'paid' | 'void';
};

/** A stall is known by its hall and its name there. */
type Stall = { hall: string; name: string; trade: string | null };

/** A turn at a stall. */
type Shift = { id: number; task: string | null; hall: string; stall: string; begins_at: string };

/** The row of each resource, by its name in the endpoint table. */
export type Rows = { events: FestivalEvent; members: Member; stalls: Stall; shifts: Shift; invoices: Invoice };

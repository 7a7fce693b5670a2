import type { Language, Ticket } from '#api/wire.ts';

/** A ticket with what the list does not know of it. */
export type TicketDetail = Ticket & {
  /** A user of the app, or the contact form, which checks neither name nor address. The list of tickets has it, too. */
  from: 'app' | 'form';
  /** 0 is active, 1 is closed. */
  state: 0 | 1;
  /** In which it was written, where that is known. */
  language: string | null;
  /** The email of the administrator who is answering it now. */
  claimed_by: string | null;
  claimed_until: string | null;
};

/** What followed on the first message of a ticket. */
export type TicketMessage = {
  id: number;
  ticket_id: number;
  /** A note is for administrators alone. */
  author: 'person' | 'support' | 'note';
  /** The administrator's; null for the person's own words. */
  email: string | null;
  text: string;
  created_at: string;
};

/** A text for replies. Placeholders in double brackets must be filled in before it is sent. */
export type SavedReply = {
  id: number;
  language: Language;
  title: string;
  text: string;
  /** The names in double brackets, without duplicates. */
  placeholders: string[];
};

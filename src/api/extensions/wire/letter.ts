import type { Language } from '#api/wire.ts';

export type LetterState = 'draft' | 'sending' | 'paused' | 'sent';

/** What is written to everybody on the waiting list who has confirmed, each in their language. */
export type Letter = {
  id: number;
  state: LetterState;
  /** ISO 8601, UTC. */
  created_at: string;
  /** When it was sent off. */
  begun_at: string | null;
  /** Who has confirmed: now, or when it was sent off. */
  recipients: number;
  sent: number;
  failed: number;
  /** Where it is shown as it will look, below the API's base; `lng` takes the language. */
  preview: string;
} & Record<`${'subject' | 'body'}_${Language}`, string>;

/** A letter to one of its recipients. */
export type LetterMail = {
  id: number;
  letter_id: number;
  email: string;
  language: Language;
  state: 'queued' | 'sending' | 'sent' | 'failed';
  attempts: number;
  attempted_at: string | null;
  /** Why it was not taken, in words. */
  failure: string | null;
};

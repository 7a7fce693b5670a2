import type { Guideline, Measure } from './moderation.ts';

/** Somebody was kept out: for a while, or for good. */
export type Sanction = {
  /** Of the decision. */
  id: number;
  user_uuid: string;
  /** Null where there is nobody any more. */
  user: { name: string; email: string; profile_picture: string | null } | null;
  /** A suspension ends by itself, or is lifted before. */
  state: 'suspended' | 'ended' | 'removed';
  measure: Measure;
  section: Guideline | null;
  /** When a suspension ends, or did. */
  until: string | null;
  /** The administrator's who decided. */
  email: string | null;
  case_id: number;
  created_at: string;
};

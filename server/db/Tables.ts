import type { Generated } from 'kysely';
import type { ShotField } from '#api/wire.ts';

type Administrator = { id: Generated<number>; email: string; password_hash: string };

type Session = { token_hash: string; administrator_id: number; created_at: number; used_at: number };

/** One use of something that is limited. The key is a hash: it names nobody. */
type Attempt = { id: Generated<number>; key: string; at: number };

type Users = {
  id: Generated<number>;
  uuid: string;
  name: string;
  email: string;
  created_at: number;
  platform: 'ios' | 'android';
  location: string | null;
  profile_picture: string | null;
  status: string;
  bio: string | null;
  age: number | null;
  zodiacSign: string | null;
  language: string | null;
  education: string | null;
  smoking: string | null;
  drinking: string | null;
} & Record<ShotField, string | null>;

type Faq = { id: Generated<number>; question: string; answer: string };

type Category = { id: Generated<number>; name: string; type: 'interest'; image: string | null };

type Ticket = {
  id: Generated<number>;
  user_name: string;
  user_email: string;
  message: string;
  /** Unix seconds. */
  time: number;
  /** 0 is active, 1 is closed. */
  state: 0 | 1;
};

type PreLaunchUser = { id: Generated<number>; name: string | null; email: string; created_at: number };

/** How many rows a list has, in all (level 0) and by buckets of time; kept by triggers. */
type RowCount = { list: string; level: number; bucket: number; rows: number };

/** The rows as they are stored. Every `…_at` is in milliseconds since 1970. */
export type Tables = {
  administrator: Administrator;
  session: Session;
  attempt: Attempt;
  users: Users;
  faq: Faq;
  category: Category;
  ticket: Ticket;
  pre_launch_user: PreLaunchUser;
  row_count: RowCount;
};

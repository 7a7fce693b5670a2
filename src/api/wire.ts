/** The envelope of every response. A refusal has `status: false`, and its reason in `message`. */
export type Envelope<Data> = {
  status: boolean;
  data: Data;
  message: string;
  /** The reason of a refused change of password. Only that call sends it. */
  action?: string;
};

/** The `data` of a refusal that concerns single fields, by their names in the request. */
export type FieldErrors = { errors: Record<string, string> };

/** The `data` of a paged list. `from` and `to` count rows from 1 and are null on an empty page. */
export type Page<Row> = {
  data: Row[];
  current_page: number;
  last_page: number;
  total: number;
  per_page: number;
  from: number | null;
  to: number | null;
};

export type Session = { role: string; token: string };

export type Statistics = { iosTraffic: number; androidTraffic: number };

export type User = {
  uuid: string;
  name: string;
  email: string;
  /** ISO 8601, UTC. */
  created_at: string;
  location?: string | null;
};

type ShotField = `shot_${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

type ProfileText = 'bio' | 'zodiacSign' | 'language' | 'education' | 'smoking' | 'drinking';

/** Photos and the profile picture are paths below the media base. */
export type UserDetail = User & { status: 'Active' | 'Inactive' | 'Suspended'; age: number | null } & Record<
    ProfileText | 'profile_picture' | ShotField,
    string | null
  >;

export type Faq = { id: number; question: string; answer: string };

/** `image` is a path below the media base. */
export type Category = { id: number; name: string; image: string | null; type: 'interest' };

export type Ticket = {
  id: number;
  user: { name: string; email: string };
  message: string;
  /** Unix seconds. */
  time: number;
};

/** An email address on the waiting list. Its form asks for no name. */
export type PreLaunchUser = {
  id: number;
  name: string | null;
  email: string;
  created_at: string;
  /** The language and the state of the consent to mail. Present with the extension `letter`. */
  language?: Language | null;
  state?: SubscriberState;
};

export type SubscriberState = 'confirmed' | 'unconfirmed' | 'unsubscribed';

/** No call returns it yet: its list shows sample rows. */
export type Report = { id: number; reportedBy: string; reportedTo: string; date: string; time: string };

/** The row of each resource, by its name in the endpoint table. */
export type Rows = {
  users: User;
  faq: Faq;
  category: Category;
  ticket: Ticket;
  preLaunch: PreLaunchUser;
  report: Report;
};

/** A date without a time, such as `2025-08-03`. It is the same day in every time zone. */
export type Day = `${number}-${number}-${number}`;

/** The languages of the product, in the order of its pickers. `docs/translating.md` lists the parts of a language. */
export const languages = ['en', 'ko', 'es', 'hi'] as const;

export type Language = (typeof languages)[number];

/** Each language's name in itself, as pickers and profiles have it. */
export const languageNames: Record<Language, string> = { en: 'English', ko: '한국어', es: 'Español', hi: 'हिन्दी' };

/** One invented user of the demo seed; age, zodiac sign and picture paths follow from it. */
export type Person = {
  /** Names the pictures and the mailbox. */
  slug: string;
  name: string;
  /** Date of birth, ISO 8601. */
  born: string;
  platform: 'ios' | 'android';
  status: 'Active' | 'Inactive';
  location: string | null;
  language: string | null;
  education: string | null;
  smoking: string | null;
  drinking: string | null;
  bio: string | null;
  /** How many photos there are beside the profile picture. */
  photos: number;
};

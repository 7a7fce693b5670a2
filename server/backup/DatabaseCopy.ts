/** What a copy of the database holds, as of the moment when it was made. */
export type DatabaseCopy = {
  rows: Record<string, number>;
  /** The pictures that rows name, as paths below the media folder. */
  pictures: string[];
};

/** The extensions of the API that a server has: `GET /extensions`, without the envelope. */
export type Announcement = {
  extensions: {
    id: string;
    version: number;
    /** Who is signed in, where that is not an administrator: `administrators` says so. */
    role?: string;
  }[];
};

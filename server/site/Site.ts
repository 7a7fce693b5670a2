/** The built site, held in memory: what is neither API nor media is answered by it. */
export type Site = {
  /** Answers every path and verb; what it does not know is the 404 page. */
  answer: (request: Request) => Response;
  /** The inline scripts of the built pages as sources of a Content-Security-Policy (`'sha256-…'`). */
  scriptHashes: readonly string[];
};

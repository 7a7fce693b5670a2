/** Where something lies in JSON: names with dots between them, as `meta.total`. Empty means the whole. */
export type Path = string;

/** What the answer to a page says about it. Paths begin at the answer's data, as those of rows and record do. */
type PageAnswer = {
  /** Where the rows of a page lie, where that is not where those of an unpaged list do. */
  rows?: Path;
  /** How many rows there are in all; some APIs say it in a header. */
  total?: Path | { header: string };
  /** The number of the page, counted as the request counts it, where the server may answer with another page than was asked for. */
  page?: Path;
  lastPage?: Path;
  /** How many rows a full page has. */
  size?: Path;
  /** The position of the first and of the last row, counted from 1; null on an empty page. */
  from?: Path;
  to?: Path;
  /** Something true, or a link, as long as there is a next page. */
  more?: Path;
};

/** How a page is asked for, and what is sent with it. */
type PageRequest = {
  /** Where the page is asked for: in the query string without it. */
  in?: 'query' | 'body';
  /** How many rows a page has. They are asked for under `name` where the API lets the caller decide. */
  rows?: { name?: string; count: number };
};

/**
 * How an API hands out its lists in parts: by the number of a page (counted from 1, unless `first` is 0), by the number of
 * rows before it, or by a cursor that each page gives for the next one. What the answer does not say stays unknown: without
 * a total and a last page, all that a list can tell is whether there is a next page.
 */
export type Paging = { answer?: PageAnswer } & (
  | { by: 'page'; name: string; first?: 0 | 1; request?: PageRequest }
  | { by: 'offset'; name: string; request: PageRequest & Required<Pick<PageRequest, 'rows'>> }
  | { by: 'cursor'; name: string; next: Path; request?: PageRequest }
);

/**
 * How an API behaves in all of its calls, said once. A call that behaves otherwise says so in its endpoint's `manners`.
 * What no manners can say is a function of the API's own in place of `fetch`, handed to `createClient`: it may change the
 * request on its way out and the response on its way in.
 */
export type Manners = {
  /** Where the data of an answer lies, seen from its body; the whole body without it. */
  data?: Path;
  /** The server's words for the person at the screen: the first of these that is a text. */
  message?: readonly Path[];
  /**
   * What says in the body whether the call was done; without it the HTTP status alone says so. A status beyond 299 is a refusal
   * in any case. Without `refused` every other value is one; with it, what is neither is an answer that cannot be used.
   */
  flag?: { at: Path; done: unknown; refused?: unknown };
  /** What is wrong with single fields: an object by their names, or a list whose entries each name a field and say what is wrong. */
  errors?: Path | { list: Path; field: Path; message: Path };
  /** Why a change of password was refused. */
  action?: Path;
  /** An empty body with a good status, such as 204, means that the call was done. Without it it is a failure. */
  empty?: 'done';
  /** Where the rows of an unpaged list lie, seen from the data; the data itself without it. */
  rows?: Path;
  /** Where one record lies, seen from the data; the data itself without it. */
  record?: Path;
  /** How calls that are `paged` hand out their rows. */
  paging?: Paging;
  /** How the session travels: in a header, after a scheme where there is one, or in a cookie that the browser sends by itself. Without it no call needs one. */
  session?: { header: string; scheme?: string } | 'cookie';
  /** The statuses that say that the session is over; 401 without it. */
  sessionOver?: readonly number[];
  /** How a list of values stands in a form or a query string: its name again and again, without it, or with brackets after it, or as one text. */
  lists?: 'repeat' | 'brackets' | 'comma' | 'json';
  /** How false and true are written in a form or a query string; as these words without it. */
  booleans?: readonly [false: string, true: string];
  /** How a value within another is named in a form: `profile[name]` without it, or `profile.name`. */
  nested?: 'brackets' | 'dots';
};

/** How the fixed API behaves. Its envelope and its pages are described in `wire.ts`. */
export const manners: Manners = {
  data: 'data',
  message: ['message'],
  flag: { at: 'status', done: true, refused: false },
  errors: 'data.errors',
  action: 'action',
  paging: {
    by: 'page',
    name: 'page',
    answer: {
      rows: 'data',
      total: 'total',
      page: 'current_page',
      lastPage: 'last_page',
      size: 'per_page',
      from: 'from',
      to: 'to',
    },
  },
  session: { header: 'Authorization', scheme: 'Bearer' },
};

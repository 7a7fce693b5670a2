/** A place in JSON, with dots between names: `meta.total`. Empty for the whole. */
export type Path = string;

/** Where a page's response has its rows and numbers. Paths start at the response's data. */
type PageResponse = {
  /** The rows of a page; the data itself by default. */
  rows?: Path;
  /** The number of rows in all. */
  total?: Path;
  /** The page's number, counted as in the request. */
  page?: Path;
  /** The last page's number, counted as in the request. */
  lastPage?: Path;
  /** The number of rows of a full page. */
  size?: Path;
  /** The position of the first row, counted from 1. Null on an empty page. */
  from?: Path;
  /** The position of the last row. */
  to?: Path;
};

/**
 * How an API splits lists into pages. Without a total and a last page, a list knows only whether there is a next page.
 */
export type Paging = {
  /** The kind of number in a request: `page`, `offset` or `cursor`. Used by: the test product (`offset`). */
  by: string;
  /** The parameter with the page number, offset or cursor. */
  name: string;
  /** Where the response has the page's numbers. */
  response?: PageResponse;
  // For other products:
  /** The size of a page. Offsets need it. */
  request?: PageSize;
} & (
  | { by: 'page' }
  | { by: 'offset'; request: PageSize }
  | {
      by: 'cursor';
      /** Where the response has the next page's cursor. The last page has none. */
      next: Path;
    }
);

/**
 * The behaviour of an API that all its calls share. An endpoint's `conventions` override it. For anything else,
 * `createClient` takes a function in place of `fetch`.
 */
export type Conventions = {
  /** Where a response has its data; the whole body by default. */
  data?: Path;
  /** Where it has a message for the user: a text, or a list of texts. */
  message?: Path;
  /** A value of the body that says whether the call was done; by default the HTTP status alone, which always refuses beyond 299. */
  flag?: {
    /** Where it is in the body. */
    at: Path;
    /** Its value when the call was done. */
    done: unknown;
    /** Its value when the call was refused; any other by default. A response with neither value is a failure. */
    refused?: unknown;
  };
  /** Errors of single fields: an object by field name, also nested, or a list. Used by: the test product (the list). */
  errors?:
    | Path
    | {
        // For other products:
        /** Where the list is. */
        list: Path;
        /** Where an entry has its field's name. */
        field: Path;
        /** Where an entry has its message. */
        message: Path;
      };
  /** Where the body has the reason for which a change of password was refused. */
  action?: Path;
  /** The paging of calls that are `paged`. */
  paging?: Paging;
  /** The header in which the session travels. Without it, no call needs one. */
  session?: {
    /** The header's name. */
    header: string;
    /** The word before the token, such as Bearer. */
    scheme?: string;
  };
  // For other products:
  /** Messages are HTML, and shown as text. */
  htmlMessages?: true;
  /** Accepts an empty body with a good status; otherwise it is a failure. */
  empty?: 'done';
  /** The statuses, beside 404, of a call for a record that does not exist: `[400]`. */
  missing?: readonly number[];
  /** How the body of a refusal says that the session is over; by default the status 401 says so. */
  sessionOver?: {
    /** Where it is in the body. */
    at: Path;
    /** The values that end the session. */
    values: readonly unknown[];
  };
};

/** Those of the fixed API. `wire.ts` describes its envelope and its pages. */
export const conventions: Conventions = {
  data: 'data',
  message: 'message',
  flag: { at: 'status', done: true, refused: false },
  errors: 'data.errors',
  action: 'action',
  paging: {
    by: 'page',
    name: 'page',
    response: {
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

// For other products:

/** The number of rows that a request asks for. */
type PageSize = {
  /** The parameter that sets it, if the API has one. */
  name?: string;
  /** The number of rows. */
  count: number;
};

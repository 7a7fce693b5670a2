/** Where something lies in JSON: names with dots between them, as `meta.total`. Empty means the whole. */
export type Path = string;

/** What the answer to a page says about it. Paths are seen from the answer's data, as those of `rows` and `record` are. */
type PageResponse = {
  /** Where the rows of a page lie; where those of an unpaged list do without it. */
  rows?: Path;
  /** How many rows there are in all; some APIs say it in a header of the answer. Used by: unit tests (the header). */
  total?: Path | { header: string };
  /** The number of the page, counted as the request counts it; a server may answer with another one than was asked for. */
  page?: Path;
  /** The number of the last page, counted in the same way. */
  lastPage?: Path;
  /** How many rows a full page has. */
  size?: Path;
  /** The position of the first row, counted from 1; null on an empty page. */
  from?: Path;
  /** The position of the last row. */
  to?: Path;
  /** True, or a link to the next page, as long as there is one. Used by: the test product. */
  more?: Path;
};

/** How a page is asked for, beyond its number. Used by: the test product. */
type PageRequest = {
  /** Where the page is asked for; in the query string without it. Used by: unit tests. */
  in?: 'query' | 'body';
  /** How many rows a page has, where the answer does not say it. */
  rows?: {
    /** Under which name they are asked for, where the API lets the caller decide. */
    name?: string;
    /** How many. */
    count: number;
  };
};

/**
 * How an API hands out its lists in parts: by the number of a page, by the number of rows before it, or by a cursor that
 * each page gives for the next one. What the answer does not say stays unknown: without a total and a last page, all that a
 * list can tell is whether there is a next page.
 */
export type Paging = {
  /** By what a page is asked for: `page`, `offset` or `cursor`. Used by: the test product (`offset`). */
  by: string;
  /** The name under which its number, offset or cursor is sent. */
  name: string;
  /** What the answer says of the page. */
  response?: PageResponse;
} & (
  | {
      by: 'page';
      /** The number of the first page; 1 without it. Used by: the test product. */
      first?: 0 | 1;
      /** What is sent with the number of the page; an offset needs to know how many rows a page has. */
      request?: PageRequest;
    }
  | { by: 'offset'; request: PageRequest & Required<Pick<PageRequest, 'rows'>> }
  | {
      by: 'cursor';
      /** Where the cursor of the next page lies in the answer's data; nothing there means that this is the last one. */
      next: Path;
      request?: PageRequest;
    }
);

/**
 * How an API behaves in all of its calls, said once. A call that behaves otherwise says so in its endpoint's `conventions`.
 * What no conventions can say is a function of the API's own in place of `fetch`, handed to `createClient`: it may change the
 * request on its way out and the response on its way in.
 */
export type Conventions = {
  /** Where the data of an answer lies, seen from its body; the whole body without it. */
  data?: Path;
  /** The server's words for the person at the screen: the first of these that is a text. */
  message?: readonly Path[];
  /** What says in the body whether the call was done; the HTTP status alone without it. A status beyond 299 is always a refusal. */
  flag?: {
    /** Where it lies in the body. */
    at: Path;
    /** What it is when the call was done. */
    done: unknown;
    /** What it is when the call was refused; anything else without it. An answer with neither value cannot be used. */
    refused?: unknown;
  };
  /** What is wrong with single fields: where an object by their names lies in the body, or a list of errors. Used by: the test product (the list). */
  errors?:
    | Path
    | {
        /** Where the list lies. */
        list: Path;
        /** Where each entry names its field. */
        field: Path;
        /** Where each entry says what is wrong. */
        message: Path;
      };
  /** Where the body says why a change of password was refused. */
  action?: Path;
  /** An empty body with a good status, such as 204, means that the call was done; it is a failure without this. Used by: the test product. */
  empty?: 'done';
  /** Where the rows of an unpaged list lie, seen from the data; the data itself without it. Used by: the test product. */
  rows?: Path;
  /** Where one record lies, seen from the data; the data itself without it. Used by: unit tests. */
  record?: Path;
  /** How calls that are `paged` hand out their rows. */
  paging?: Paging;
  /** How the session travels: in a header, or in a cookie that the browser sends by itself. No call needs one without this. Used by: unit tests (the cookie). */
  session?:
    | {
        /** The name of the header. */
        header: string;
        /** What stands before the token in it, such as Bearer. */
        scheme?: string;
      }
    | 'cookie';
  /** The HTTP statuses that say that the session is over; 401 alone without it. Used by: unit tests. */
  sessionOver?: readonly number[];
  /** How a list stands in a form or a query string: a value each (the rule), under `name[]`, or as one text with commas or in JSON. Used by: unit tests. */
  lists?: 'repeat' | 'brackets' | 'comma' | 'json';
  /** How false and true are written in a form or a query string; by these words without it. Used by: unit tests. */
  booleans?: readonly [false: string, true: string];
  /** How a value within another is named in a form: `profile[name]` (the rule) or `profile.name`. Used by: unit tests. */
  nested?: 'brackets' | 'dots';
};

/** How the fixed API behaves. Its envelope and its pages are described in `wire.ts`. */
export const conventions: Conventions = {
  data: 'data',
  message: ['message'],
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

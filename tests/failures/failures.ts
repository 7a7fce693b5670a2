/** One way in which a call can fail. */
export type Failure = {
  name: string;
  respond: () => Promise<Response>;
  /** The reason on screen: the server's message, or that of the failure's kind. */
  reason: string;
  isRefusal: boolean;
};

const envelope = (status: number, message: string) =>
  Response.json({ status: status < 400, data: null, message }, { status });

const refusal = (status: number, reason: string): Failure => ({
  name: String(status),
  respond: async () => envelope(status, reason),
  reason,
  isRefusal: true,
});

const unreachable = (name: string, reason: string, respond: Failure['respond']): Failure => ({
  name,
  respond,
  reason,
  isRefusal: false,
});

const textOf = (body: string | null, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

const noNetwork = unreachable('no network', 'The server cannot be reached. Check your connection and try again.', () =>
  Promise.reject(new TypeError('Failed to fetch')),
);

const serverError = refusal(500, 'The disk is full');

/** Every way but the end of the session (401), which shows nothing but leads to the login page. */
export const failures: Failure[] = [
  noNetwork,
  unreachable('time-out', 'The server is taking too long to answer. Please try again.', () => new Promise(() => {})),
  refusal(403, 'This is not yours to see'),
  refusal(404, 'That is no longer there'),
  refusal(422, 'Please check what you typed'),
  refusal(429, 'Too many requests: try again in a minute'),
  serverError,
  unreachable(
    '502 with HTML',
    'The server answered with a web page instead of data. Please try again later.',
    async () => textOf('<!doctype html><title>502 Bad Gateway</title>', 'text/html', 502),
  ),
  unreachable('empty body', 'The server sent an empty answer. Please try again.', async () => new Response(null)),
  unreachable('malformed JSON', 'The server sent an answer that cannot be read. Please try again.', async () =>
    textOf('{"status": true, "data": [', 'application/json'),
  ),
  unreachable(
    'JSON of the wrong shape',
    'The server answered, but without what was asked for. Please try again.',
    async () => Response.json({ success: 'yes', result: [] }),
  ),
];

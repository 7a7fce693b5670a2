import { delay, HttpResponse } from 'msw';
import { failures as words } from '#i18n/messages/en/failures.ts';

/** One way in which a call can fail. */
export type Failure = {
  name: string;
  answer: () => Response | Promise<Response>;
  /** The reason a person reads: the server's own words, or those of the failure's kind. */
  says: string;
  /** No refusal in the server's own words: no answer, or none that makes sense. */
  isBroken?: true;
  /** Nothing is answered: the caller has to lose patience. */
  isSlow?: true;
};

/** What the server says against a field, where it says anything. */
export const fieldProblem = 'Too long for us';

const refusal = (name: string, status: number, message: string): Failure => ({
  name,
  says: message,
  answer: () => HttpResponse.json({ status: false, data: null, message }, { status }),
});

const broken = (name: string, kind: keyof typeof words, answer: Failure['answer']): Failure => ({
  name,
  says: words[kind],
  answer,
  isBroken: true,
});

const asJson = { headers: { 'Content-Type': 'application/json' } };

/** Every way but the end of the session (401), which shows nothing but leads to the login page. */
export const failures: Failure[] = [
  broken('no network', 'offline', () => HttpResponse.error()),
  {
    ...broken('time-out', 'timeout', async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
    isSlow: true,
  },
  refusal('403', 403, 'This is not yours to see'),
  refusal('404', 404, 'That is no longer there'),
  refusal('429', 429, 'Too many requests: try again in a minute'),
  refusal('500', 500, 'The disk is full'),
  broken('502 with HTML', 'notJson', () =>
    HttpResponse.html('<!doctype html><title>502 Bad Gateway</title>', { status: 502 }),
  ),
  broken('empty body', 'empty', () => new HttpResponse(null, { status: 200 })),
  broken('malformed JSON', 'malformed', () => new HttpResponse('{"status": true, "data": [', asJson)),
  broken('right JSON of the wrong shape', 'noData', () => HttpResponse.json({ success: 'yes', result: [] })),
];

/** Answers that look good but do not hold what a list or a page was asked for. */
export const strangeData: Failure[] = [null, 'rows', {}, [{ foo: 1 }]].map((data) =>
  broken(`data of another shape, ${JSON.stringify(data)}`, 'noData', () => goodAnswer(data)),
);

/** A refusal that names fields. */
export const refusedFields = (...fields: string[]): Failure => ({
  name: '422',
  says: 'Please check what you typed',
  answer: () =>
    HttpResponse.json(
      {
        status: false,
        data: { errors: Object.fromEntries(fields.map((field) => [field, fieldProblem])) },
        message: 'Please check what you typed',
      },
      { status: 422 },
    ),
});

/** The server knows the session no more. */
export const sessionIsOver = () =>
  HttpResponse.json({ status: false, data: null, message: 'Your session is over' }, { status: 401 });

/** A good answer. */
export const goodAnswer = (data: unknown) => HttpResponse.json({ status: true, data, message: '' });

import { HttpError } from '#server/http/HttpError.ts';
import type { Validator } from '#server/validation/readFields.ts';
import { text } from '#server/validation/validators.ts';

/** The longest answer, and the longest message of a person. */
export const maxMessageLength = 2_000;

/** What a canned answer leaves open stands in double brackets, which nobody writes to a person. */
const placeholder = /\[\[[^\]]*\]\]/g;

/** The text of an answer; refused as long as something is to be filled in. */
export const answerText: Validator<string> = (value) => {
  const answer = text(maxMessageLength)(value);
  const open = new Set(answer.match(placeholder));
  if (open.size > 0) throw new HttpError(422, ['ticket.unfilled', { placeholders: [...open].join(', ') }]);
  return answer;
};

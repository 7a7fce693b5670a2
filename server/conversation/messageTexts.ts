import { HttpError } from '#server/http/HttpError.ts';
import type { Validator } from '#server/validation/validators.ts';
import { text } from '#server/validation/validators.ts';

/** The longest answer, and the longest message of a person. */
export const maxMessageLength = 2_000;

/** A placeholder of a saved reply: `[[day]]`. */
const placeholder = /\[\[[^\]]*\]\]/g;

/** What an answer leaves open, once each, without the brackets. */
export const placeholdersIn = (answer: string) => [
  ...new Set(answer.match(placeholder)?.map((found) => found.slice(2, -2).trim())),
];

/** The text of an answer; refused as long as something is to be filled in. */
export const replyText: Validator<string> = (value) => {
  const answer = text(maxMessageLength)(value);
  const open = new Set(answer.match(placeholder));
  if (open.size > 0) throw new HttpError(422, ['ticket.unfilled', { placeholders: [...open].join(', ') }]);
  return answer;
};

/** Validates the text of a saved reply. Every pair of double brackets must enclose a name. */
export const savedReplyText: Validator<string> = (value) => {
  const answer = text(maxMessageLength)(value);
  const rest = answer.replaceAll(placeholder, '');
  if (placeholdersIn(answer).includes('') || /\[\[|\]\]/.test(rest))
    throw new HttpError(422, 'savedReplies.badPlaceholder');
  return answer;
};

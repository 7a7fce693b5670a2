import { HttpError } from '#server/http/HttpError.ts';
import { text, validator } from '#server/validation/validators.ts';

/** The maximum number of characters in a message of an administrator or a user. */
export const maxMessageLength = 2_000;

/** A placeholder of a saved reply: `[[day]]`. Its name has no bracket, so that the search takes linear time. */
const placeholder = /\[\[[^[\]]*\]\]/g;

/** The names of the placeholders in a text, without duplicates. */
export const placeholdersIn = (reply: string) => [
  ...new Set(reply.match(placeholder)?.map((match) => match.slice(2, -2).trim())),
];

/** A text that is sent as it is. A placeholder in it is refused with the message. */
export const textToSend = (max: number, message: 'ticket.unfilled' | 'letters.placeholders') =>
  validator({ ...text(max).schema, description: 'Without placeholders such as `[[day]]`.' }, (value) => {
    const sent = text(max)(value);
    const placeholders = [...new Set(sent.match(placeholder))].join(', ');
    if (placeholders) throw new HttpError(422, [message, { placeholders }]);
    return sent;
  });

/** The text of a reply. Placeholders must be filled in. */
export const replyText = textToSend(maxMessageLength, 'ticket.unfilled');

/** The text of a saved reply. Every pair of double brackets must enclose a name. */
export const savedReplyText = validator(
  { ...text(maxMessageLength).schema, description: 'Double brackets enclose the name of a placeholder: `[[day]]`.' },
  (value) => {
    const reply = text(maxMessageLength)(value);
    const rest = reply.replaceAll(placeholder, '');
    if (placeholdersIn(reply).includes('') || /\[\[|\]\]/.test(rest))
      throw new HttpError(422, 'savedReplies.badPlaceholder');
    return reply;
  },
);

import { useTranslate } from 'react-admin';
import { ApiError, reportedId } from '#api/ApiError.ts';
import type { FailureText } from '#i18n/resourceText.ts';

export type ErrorMessage = {
  /** What failed. */
  title: string;
  /** Why: the server's own message, or the text of the failure. */
  detail?: string;
  /** The one line of a notification: the server's own message, or what failed. */
  short: string;
  /** By which an operator finds the request in the log. */
  requestId?: string;
};

/** Words an error: what failed comes from the definition or the screen, why it failed from the error. */
export function useErrorText() {
  const translate = useTranslate();
  return (error: unknown, text: string | FailureText): ErrorMessage => {
    const { refused: title, unreachable = '' } = typeof text === 'string' ? { refused: text } : text;
    if (!(error instanceof ApiError)) return { title, short: title };
    const requestId = reportedId(error);
    const reason = translate(`failures.${error.failure}`);
    if (error.failure === 'noToken') return { title: reason, short: reason };
    if (error.failure !== 'refused' && unreachable) {
      const sentence = unreachable.replace('%{message}', () => reason);
      return { title: sentence, short: sentence, requestId };
    }
    if (error.failure !== 'refused') return { title, detail: reason, short: title, requestId };
    return { title, detail: error.serverMessage ?? reason, short: error.serverMessage ?? title, requestId };
  };
}

import { useNotify, useTranslate } from 'react-admin';
import { ApiError, reportedId } from '#api/ApiError.ts';
import type { FailureText } from '#i18n/resourceText.ts';
import { useT } from '#i18n/useT.ts';

export type ErrorMessage = {
  /** Names the call that failed. */
  title: string;
  /** The reason: the server's message, or the text of the failure. */
  detail?: string;
  /** The text of a toast: the server's message, or the title. */
  short: string;
  /** The id of the request in the server's log. */
  requestId?: string;
  /** No response came. The call can be sent again. */
  canRetry?: boolean;
};

/** Returns a function that describes an error. The screen says what failed, the error says why. */
export function useErrorText() {
  const translate = useTranslate();
  return (error: unknown, text: string | FailureText): ErrorMessage => {
    const { refused: title, unreachable = '' } = typeof text === 'string' ? { refused: text } : text;
    if (!(error instanceof ApiError)) return { title, short: title };
    const requestId = reportedId(error);
    const canRetry = ['offline', 'timeout'].includes(error.failure);
    const reason = translate(`failures.${error.failure}`);
    if (error.failure === 'noToken') return { title: reason, short: reason };
    if (error.failure !== 'refused' && unreachable) {
      const sentence = unreachable.replace('%{message}', () => reason);
      return { title: sentence, short: sentence, requestId, canRetry };
    }
    if (error.failure !== 'refused') return { title, detail: reason, short: title, requestId, canRetry };
    return { title, detail: error.serverMessage ?? reason, short: error.serverMessage ?? title, requestId };
  };
}

/** Shows a toast with a text, the id of the request and a retry. react-admin's `useNotify` alone expects a message key. */
export function useNotifyText() {
  const t = useT();
  const notify = useNotify();
  return (text: string, type: 'success' | 'error', requestId?: string, retry?: () => void) => {
    const button = retry && { label: t('actions.retry'), onClick: retry };
    notify(text, { type, messageArgs: { _: text }, requestId, button });
  };
}

/**
 * Shows the server's message after a change, else the default one, and returns the data: the callbacks of react-admin's
 * mutations get the data only.
 */
export function useNotifySuccess() {
  const notifyText = useNotifyText();
  return <Data>({ data, meta }: { data: Data; meta?: { message?: string } }, defaultMessage?: string) => {
    const message = meta?.message || defaultMessage;
    if (message) notifyText(message, 'success');
    return data;
  };
}

import { useNotify, useTranslate } from 'react-admin';
import type { FailureText } from '#admin/engine/text/resourceText.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { ApiError, reportedId } from '#api/ApiError.ts';
import type { FieldErrors } from '#api/wire.ts';

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
  /** The server's errors by field. */
  errors?: FieldErrors['errors'];
  /** The fields of the form show all of these errors, so that an alert would repeat them. */
  isAtFields?: boolean;
};

/** Returns a function that describes an error. The screen says what failed, the error says why. */
export function useErrorText() {
  const translate = useTranslate();
  return (error: unknown, text: string | FailureText, fields: readonly { source: string }[] = []): ErrorMessage => {
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
    const { errors = {} } = error.body;
    const sources = fields.map(({ source }) => source);
    const refused = Object.keys(errors);
    const { serverMessage = '' } = error;
    const isRepeated = !serverMessage || Object.values(errors).includes(serverMessage);
    const isAtFields = isRepeated && refused.length > 0 && refused.every((name) => sources.includes(name));
    return {
      title,
      detail: serverMessage || `${reason} (HTTP ${error.status})`,
      short: serverMessage || title,
      requestId,
      errors,
      isAtFields,
    };
  };
}

type ToastOptions = {
  /** The record that the text is about. */
  subject?: string;
  requestId?: string;
  retry?: () => void;
};

/** Shows a toast with a text. react-admin's `useNotify` alone expects a message key. */
export function useNotifyText() {
  const t = useT();
  const notify = useNotify();
  return (text: string, type: 'success' | 'error', { retry, ...options }: ToastOptions = {}) => {
    const button = retry && { label: t('actions.retry'), onClick: retry };
    notify(text, { type, messageArgs: { _: text }, button, ...options });
  };
}

/**
 * Shows the server's message after a change, else the default one, and returns the data: the callbacks of react-admin's
 * mutations get the data only.
 */
export function useNotifySuccess() {
  const notifyText = useNotifyText();
  return <Data>(
    { data, meta }: { data: Data; meta?: { message?: string } },
    defaultMessage?: string,
    subject?: string,
  ) => {
    const message = meta?.message || defaultMessage;
    if (message) notifyText(message, 'success', { subject });
    return data;
  };
}

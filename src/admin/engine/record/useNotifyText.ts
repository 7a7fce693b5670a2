import { useNotify } from 'react-admin';
import { useT } from '#i18n/useT.ts';

type MutationResult<Data> = { data: Data; meta?: { message?: string } };

/** Notifies with a text as it stands, which `useNotify` would take for the key of a message, with the id to tell an operator, and with a way to try again. */
export function useNotifyText() {
  const t = useT();
  const notify = useNotify();
  return (text: string, type: 'success' | 'error', requestId?: string, retry?: () => void) => {
    const button = retry && { label: t('actions.retry'), onClick: retry };
    notify(text, { type, messageArgs: { _: text }, requestId, button });
  };
}

/**
 * Notifies with the server's message on a change, else with the default one, and returns the data: react-admin's
 * mutations hand on nothing else of what the data provider resolves with.
 */
export function useNotifySuccess() {
  const notifyText = useNotifyText();
  return <Data>({ data, meta }: MutationResult<Data>, defaultMessage?: string) => {
    const message = meta?.message || defaultMessage;
    if (message) notifyText(message, 'success');
    return data;
  };
}

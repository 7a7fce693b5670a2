import { useNotify } from 'ra-core';
import { useRef } from 'react';

type MutationResult<Data> = { data: Data; meta?: { message?: string } };

/**
 * The server's message for the person at the screen. react-admin's mutations hand on nothing but the data, so their
 * `mutationFn` passes the whole result through `keep`, and `notifySuccess` shows the message that came with it.
 */
export function useServerMessage() {
  const notify = useNotify();
  const message = useRef<string>(undefined);
  return {
    keep: <Data>({ data, meta }: MutationResult<Data>) => {
      message.current = meta?.message;
      return data;
    },
    notifySuccess: (defaultMessage?: string) => {
      const text = message.current || defaultMessage;
      if (text) notify(text, { type: 'success', messageArgs: { _: text } });
    },
  };
}

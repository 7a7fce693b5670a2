import { useEffect, useRef } from 'react';
import { useEvent, useTakeUndoableMutation } from 'react-admin';
import { useKeys } from '#admin/engine/actions/useKeys.ts';

type End = (isUndo: boolean) => void;

/**
 * Lets react-admin's undoable mutation wait for a while. It is done when that is over, when something else is to wait, and
 * when the page is left or about to be; or it is taken back. `wait` returns what ends it, and calls `hide` then.
 */
export function useWaiting(isLeaving: boolean) {
  const takeMutation = useEvent(useTakeUndoableMutation());
  const waiting = useRef<End>(undefined);

  useEffect(() => {
    const send = () => waiting.current?.(false);
    window.addEventListener('pagehide', send);
    return () => window.removeEventListener('pagehide', send);
  }, []);
  useEffect(() => {
    if (isLeaving) waiting.current?.(false); // while there is a session
  }, [isLeaving]);
  useKeys({ z: () => waiting.current?.(true) });

  const wait = useEvent((milliseconds: number, hide: () => void): End => {
    waiting.current?.(false);
    const end: End = (isUndo) => {
      if (waiting.current !== end) return;
      waiting.current = undefined;
      clearTimeout(timer);
      takeMutation()?.({ isUndo });
      hide();
    };
    const timer = setTimeout(() => end(false), milliseconds);
    waiting.current = end;
    return end;
  });
  return { wait, doAtOnce: () => takeMutation()?.({ isUndo: false }) };
}

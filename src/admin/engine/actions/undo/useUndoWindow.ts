import { useEffect, useRef } from 'react';
import { useEvent, useTakeUndoableMutation } from 'react-admin';
import { useShortcuts } from '#admin/engine/ui/useShortcuts.ts';

/** A mutation that can still be undone. */
type Held = { undo: () => void; send: () => void };

/**
 * Holds the next of react-admin's undoable mutations, so that its button or the key `z` can undo it. It is sent after the given
 * time, when another one is held, when the page is left, and when the administrator is about to sign out.
 */
export function useUndoWindow(isLeaving: boolean) {
  const takeMutation = useEvent(useTakeUndoableMutation());
  const held = useRef<Held>(undefined);
  const flush = useEvent(() => held.current?.send());
  useShortcuts({ z: () => held.current?.undo() });

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [flush]);
  useEffect(() => {
    if (isLeaving) flush(); // while there is a session
  }, [isLeaving, flush]);

  const hold = useEvent((milliseconds: number, onEnd: () => void): Held => {
    flush();
    const end = (isUndo: boolean) => {
      if (held.current !== own) return;
      held.current = undefined;
      clearTimeout(timer);
      takeMutation()?.({ isUndo });
      onEnd();
    };
    const own = { undo: () => end(true), send: () => end(false) };
    const timer = setTimeout(own.send, milliseconds);
    held.current = own;
    return own;
  });
  return { hold, sendAtOnce: () => takeMutation()?.({ isUndo: false }) };
}

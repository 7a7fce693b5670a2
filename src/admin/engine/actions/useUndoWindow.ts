import { useEffect, useRef } from 'react';
import { useEvent, useTakeUndoableMutation } from 'react-admin';
import { useShortcuts } from '#admin/engine/ui/useShortcuts.ts';

type UndoWindow = { undo: () => void; send: () => void };

/**
 * Returns `open`, which opens an undo window for react-admin's next undoable mutation. A button or the key `z` undoes it. The
 * mutation is sent after the given time, when the next window opens, when the browser leaves the page, and before sign-out.
 */
export function useUndoWindow(isSigningOut: boolean) {
  const takeMutation = useEvent(useTakeUndoableMutation());
  const undoWindow = useRef<UndoWindow>(undefined);
  const flush = useEvent(() => undoWindow.current?.send());
  useShortcuts({ z: () => undoWindow.current?.undo() });

  useEffect(() => {
    if (isSigningOut) flush(); // the call needs the session
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [isSigningOut, flush]);

  const open = useEvent((milliseconds: number, onEnd: () => void): UndoWindow => {
    flush();
    const end = (isUndo: boolean) => {
      if (undoWindow.current !== opened) return;
      undoWindow.current = undefined;
      clearTimeout(timer);
      takeMutation()?.({ isUndo });
      onEnd();
    };
    const opened = { undo: () => end(true), send: () => end(false) };
    const timer = setTimeout(opened.send, milliseconds);
    undoWindow.current = opened;
    return opened;
  });
  return { open, sendAtOnce: () => takeMutation()?.({ isUndo: false }) };
}

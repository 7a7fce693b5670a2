import { debounce } from '@mui/material';
import { type ChangeEvent, useMemo } from 'react';
import { useEvent } from 'react-admin';
import { useEntryState, useIsShown } from '#admin/engine/context/historyEntry.ts';

/** Returns `callLater`, which calls the function when the typing pauses, unless the screen has been left, and `cancel`. */
export function useTypingPause<Value>(onPause: (value: Value) => void) {
  const call = useEvent(onPause);
  const isShown = useIsShown();
  const debounced = useMemo(
    () => debounce((isStillShown: () => boolean, value: Value) => isStillShown() && call(value), 300),
    [call],
  );
  const callLater = useEvent((value: Value) => debounced(isShown, value));
  return { callLater, cancel: debounced.clear };
}

/** The props of a text input. While `isDebounced`, `onText` is called when the typing pauses or the input is left. */
export function useTypedText(text: string, onText: (text: string) => void, isDebounced: boolean) {
  const [typed, setTyped] = useEntryState<string>();
  const finish = (value: string) => {
    onText(value);
    setTyped();
  };
  const { callLater: finishLater, cancel } = useTypingPause(finish);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (!isDebounced) return onText(target.value);
    setTyped(target.value);
    return finishLater(target.value);
  };
  const onBlur = () => {
    cancel();
    if (typed !== undefined) finish(typed);
  };
  return { value: typed ?? text, onChange, onBlur };
}

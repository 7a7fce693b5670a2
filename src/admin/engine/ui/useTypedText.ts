import { debounce } from '@mui/material';
import { type ChangeEvent, useEffect, useMemo, useState } from 'react';
import { useEvent } from 'react-admin';

/** Returns a function that calls another one when the typing pauses, unless the screen has been left. */
export function useTypingPause<Value>(onPause: (value: Value) => void) {
  const call = useEvent(onPause);
  const debounced = useMemo(() => debounce(call, 300), [call]);
  useEffect(() => debounced.clear, [debounced]);
  return debounced;
}

/** The props of a text input. While `isDebounced`, `onText` is called when the typing pauses. */
export function useTypedText(text: string, onText: (text: string) => void, isDebounced: boolean) {
  const [typed, setTyped] = useState<string>();
  const finish = useTypingPause((value: string) => {
    onText(value);
    setTyped(undefined);
  });
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (!isDebounced) return onText(target.value);
    setTyped(target.value);
    return finish(target.value);
  };
  return { value: typed ?? text, onChange };
}

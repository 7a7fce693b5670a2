import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useT } from '#admin/engine/text/useT.ts';

/** Copies a text to the clipboard. The button then says whether it could. */
export function CopyButton({ text, children, ...props }: ButtonProps & { text: string }) {
  const t = useT();
  const [outcome, setOutcome] = useState<'copy.done' | 'copy.failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copy.done');
    } catch {
      setOutcome('copy.failed'); // the browser refuses, or the page has no clipboard
    }
  };
  return (
    <Button variant="outlined" {...props} onClick={() => void copy()}>
      <span aria-live="polite">{outcome ? t(outcome) : children}</span>
    </Button>
  );
}

import { useEffect, useState } from 'react';
import { mediaUrl } from '#api/mediaUrl.ts';

/** Where a form's image can be seen: a chosen file from memory, a stored one from the media base. */
export function usePreview(value: unknown) {
  const [ofFile, setOfFile] = useState<string>();

  useEffect(() => {
    if (!(value instanceof Blob)) return;
    const url = URL.createObjectURL(value);
    setOfFile(url);
    return () => {
      setOfFile(undefined);
      URL.revokeObjectURL(url);
    };
  }, [value]);

  return typeof value === 'string' ? mediaUrl(value) : (ofFile ?? null);
}

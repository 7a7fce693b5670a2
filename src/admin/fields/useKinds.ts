import { useEffect, useReducer, useState } from 'react';
import type { FieldKind } from '#admin/schema/FieldKind.ts';
import { fieldKinds, loadKind } from './fieldKinds.ts';

/** Downloads what is still missing of these kinds, beside whatever a screen loads; true once all are there. */
export function useKinds(kinds: readonly FieldKind[]) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [error, setError] = useState<unknown>();
  const missing = kinds.filter((kind) => !fieldKinds[kind]);
  const names = missing.join();

  useEffect(() => {
    if (names) Promise.all(missing.map(loadKind)).then(rerender, setError);
  });

  if (error) throw error;
  return missing.length === 0;
}

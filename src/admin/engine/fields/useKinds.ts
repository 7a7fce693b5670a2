import { useQueries } from '@tanstack/react-query';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { downloadQuery } from '#admin/engine/ui/Downloaded.tsx';
import { fieldKinds, loadKind } from './fieldKinds.ts';

/** Downloads what is still missing of these kinds, beside whatever a screen loads: the downloads that have not succeeded yet. */
export function useKinds(kinds: readonly FieldKind[]) {
  const missing = [...new Set(kinds)].filter((kind) => !fieldKinds[kind]);
  return useQueries({ queries: missing.map((kind) => downloadQuery(() => loadKind(kind), kind)) }).filter(
    ({ isSuccess }) => !isSuccess,
  );
}

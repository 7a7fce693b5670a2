import { addRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import type { Remover } from './createRemover.ts';

type Deps = { db: Database; remover: Remover; now: () => number };

/** Deletes saved pictures that no row names. The remover tries again where the store cannot delete them now. */
export async function discardFiles({ db, now, remover }: Deps, paths: readonly string[]) {
  if (paths.length === 0) return;
  const at = now();
  await addRemovals(
    db,
    paths.map((key) => ({ kind: 'file', key, at })),
  );
  await remover.run();
}

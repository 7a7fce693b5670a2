import { type DialectName, migrationsFor } from './migrations.ts';

/** Throws if a newer version of this program has migrated the database. */
export function requireKnownMigrations(names: readonly string[], dialect: DialectName) {
  const known = Object.keys(migrationsFor(dialect));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new Error(
    `a newer version of this program has migrated it: this version does not know ${unknown.join(', ')}; start the newer version, or restore a backup from before the upgrade`,
  );
}

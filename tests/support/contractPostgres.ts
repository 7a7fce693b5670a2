import type { TestProject } from 'vitest/node';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { openDatabase } from '#server/db/Database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string; template: string };
  }
}

let postgres: Awaited<ReturnType<typeof startPostgres>>;

/** Starts the Postgres that the contract is tested on, with an empty database to make the others from. */
export async function setup(project: TestProject) {
  postgres = await startPostgres();
  const template = await postgres.createDatabase();
  await (await openDatabase({ postgresUrl: template })).destroy();
  project.provide('postgres', { url: postgres.url, template: new URL(template).pathname.slice(1) });
}

export const teardown = () => postgres.stop();

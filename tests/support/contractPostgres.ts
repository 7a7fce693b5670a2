import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { openDatabase } from '#server/db/Database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { url: string; template: string };
  }
}

/**
 * A function that gives a database the rows and the next ids of the template. The role of a replica runs no triggers, which
 * would refuse to delete audit entries.
 */
const makeEmpty = `
  create schema template;
  create table template.saved_reply as table saved_reply;
  create function make_empty() returns void language plpgsql as $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename !~ '^(kysely|hash_key|signature_key)' loop
      execute format('delete from %I', name);
    end loop;
    insert into saved_reply overriding system value table template.saved_reply;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
      from pg_sequences where schemaname = 'public';
    perform setval(pg_get_serial_sequence('saved_reply', 'id'), max(id)) from saved_reply;
  end $$`;

/** Runs one statement in a connection of its own. */
export async function query(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

let postgres: Awaited<ReturnType<typeof startPostgres>>;

/** Starts the Postgres that the contract is tested on, with an empty database to make the others from. */
export async function setup(project: TestProject) {
  postgres = await startPostgres();
  const template = await postgres.createDatabase();
  await (await openDatabase({ postgresUrl: template })).destroy();
  await query(template, makeEmpty);
  project.provide('postgres', { url: postgres.url, template: new URL(template).pathname.slice(1) });
}

export const teardown = () => postgres.stop();

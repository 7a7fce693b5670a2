import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databases } from './startApp.ts';

/** Creates a database for every app. Copying a migrated empty database is faster than running the migrations. */
databases.next = async () => {
  const { url, template } = inject('postgres');
  const name = `contract_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  return { postgresUrl: url.replace('/postgres?', `/${name}?`) };
};

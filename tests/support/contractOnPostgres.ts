import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { DatabaseTarget } from '#server/db/Database.ts';
import { query } from './contractPostgres.ts';
import { databases } from './startApp.ts';

const free: DatabaseTarget[] = [];

/** Returns an empty database: one of a closed app, or a copy of the migrated template. */
databases.next = async () => {
  const used = free.pop();
  if (used) return used;
  const { url, template } = inject('postgres');
  const name = `contract_${randomBytes(8).toString('hex')}`;
  await query(url, `create database ${name} template ${template} strategy file_copy`);
  return { postgresUrl: url.replace('/postgres?', `/${name}?`) };
};

/** Makes the database like the template again. That is faster than another copy, which writes 300 files. */
databases.release = async (target) => {
  if (!('postgresUrl' in target)) return;
  await query(target.postgresUrl, 'select make_empty()');
  free.push(target);
};

import type { CompiledQuery, DialectAdapter } from 'kysely';
import type { Database } from '#server/db/Database.ts';

/** Stands in a compiled query for a value that is given each time. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(name) });

/**
 * A query that is compiled when it first runs, once for each open database: to put it together costs more than SQLite
 * takes to answer it. A value that is given may only become a parameter: when the query is built, nothing is known of it.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Database, values: Values) => CompiledQuery<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();

  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, placeholders as Values);
    compiled.set(adapter, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

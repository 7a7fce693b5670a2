import type { CompiledQuery, DialectAdapter } from 'kysely';
import type { Database } from '#server/db/Database.ts';

/** Each property is a symbol with its name, which stands for a value in a compiled query. */
const placeholders = new Proxy({}, { get: (_, name) => Symbol(String(name)) });

/**
 * Compiles a query once for each open database: building it costs more than SQLite takes to run it. `values` are
 * placeholders while the query is built, so `build` may use them only as parameters.
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
      typeof parameter === 'symbol' ? values[parameter.description as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

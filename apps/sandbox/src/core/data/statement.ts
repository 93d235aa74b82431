import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

type Values = Readonly<Record<string, unknown>>;
type Prepared<Result> = { execute(values: Record<string, unknown>): Promise<Result> };
type Preparable<Result> = { prepare(name: string): Prepared<Result> };

let statementCount = 0;

/**
 * A statement that is built once per connection and then only filled in. Building one takes drizzle several times as
 * long as running it takes PostgreSQL, so frequent requests use these:
 *
 * ```ts
 * const findOrder = statement((db) => db.select().from(orders).where(eq(orders.id, sql.placeholder('id'))));
 * const [order] = await findOrder(tx, { id });
 * ```
 * @param prefix of its name: `NO_RESULT` for one that may go out with the next statement of its transaction
 */
export function statement<Result>(
  build: (db: Database) => Preparable<Result>,
  prefix = 'kept_',
): (db: Database, values: Values) => Promise<Result> {
  const name = `${prefix}${++statementCount}`;
  const byConnection = new WeakMap<object, Prepared<Result>>();
  return (db, values) => {
    const connection = connectionOf(db);
    let prepared = byConnection.get(connection);
    if (!prepared) {
      prepared = build(db).prepare(name);
      byConnection.set(connection, prepared);
    }
    return prepared.execute({ ...values });
  };
}

/** A named part of a statement, for `db.with(…)`: several writes in one round trip. */
export const part = (db: Database, name: string, query: SQL) => db.$with(name, {}).as(query);

/** Where a database object sends its statements: the pool, or a transaction's connection. */
function connectionOf(db: Database): object {
  const { session } = db._;
  const client: unknown = Reflect.get(session, 'client');
  // Private in drizzle; if it ever moves, statements are built again for each transaction.
  return typeof client === 'object' && client !== null ? client : session;
}

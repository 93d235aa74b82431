import type { Database } from './database.ts';

type Preparable<Result> = {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
};

let statementCount = 0;

/**
 * Creates a named statement, which PostgreSQL parses and plans once per connection:
 *
 * ```ts
 * const findOrder = statement((db) => db.select().from(orders).where(eq(orders.id, sql.placeholder('id'))));
 * const [order] = await findOrder(tx, { id });
 * ```
 */
export function statement<Result>(
  build: (db: Database) => Preparable<Result>,
): (db: Database, values: Readonly<Record<string, unknown>>) => Promise<Result> {
  const name = `statement_${++statementCount}`;
  // Builds the text once per database. A transaction counts as a separate database.
  const built = new WeakMap<Database, ReturnType<Preparable<Result>['prepare']>>();
  return (db, values) => {
    const prepared = built.get(db) ?? build(db).prepare(name);
    built.set(db, prepared);
    return prepared.execute({ ...values });
  };
}

import { eq, getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { NO_RESULT } from './preparing-client.ts';
import { part, statement } from './statement.ts';

type Row = Readonly<Record<string, unknown>>;
type Run = (db: Database, values: Row) => Promise<unknown>;

/**
 * Inserts a row like `db.insert(table).values(row)`, with one prepared statement per set of columns:
 *
 * ```ts
 * const insertPosting = rowInsert(ledgerPostings);
 * await insertPosting(tx, { id, kind, memberId, referenceId, postedAt });
 * ```
 * @param beside another write of the same statement, with placeholders that are given beside the row
 */
export function rowInsert<T extends PgTable>(
  table: T,
  beside?: SQL,
): (db: Database, row: InferInsertModel<T>, values?: Row) => Promise<void> {
  const plain: PgTable = table;
  const run = preparedByColumns((names) =>
    statement(
      (db) =>
        (beside ? db.with(part(db, 'beside', beside)) : db)
          .insert(plain)
          .values(Object.fromEntries(names.map((name) => [name, placeholderOf(name)]))),
      NO_RESULT,
    ),
  );
  return async (db, row, values) => {
    await run(db, encoded(table, row), values);
  };
}

/** Updates the row of an id, with one prepared statement per set of columns. */
export function rowUpdate<T extends PgTable & { readonly id: PgColumn }>(
  table: T,
): (db: Database, id: string, changes: Partial<InferInsertModel<T>>) => Promise<void> {
  const plain: PgTable = table;
  const run = preparedByColumns((names) =>
    statement(
      (db) =>
        db
          .update(plain)
          .set(Object.fromEntries(names.map((name) => [name, placeholderOf(name)])))
          .where(eq(table.id, sql.placeholder(ROW_ID))),
      NO_RESULT,
    ),
  );
  return async (db, id, changes) => {
    await run(db, encoded(table, changes), { [ROW_ID]: id });
  };
}

/**
 * Locks rows until the transaction ends, in the order of their ids, so that concurrent transactions wait for each other and
 * never deadlock. It goes out with the next statement, whose snapshot is taken when the locks are held. Locking and changing
 * in one statement sold rooms that were gone: its snapshot is older than its wait.
 */
export function rowLock<T extends PgTable & { readonly id: PgColumn }>(
  table: T,
): (db: Database, ids: readonly string[]) => Promise<void> {
  // Without a row in its result: `NO_RESULT`.
  const run = statement(
    (db) =>
      db
        .select({ one: sql`1` })
        .from(
          sql`(select from ${table} where ${table.id} = any(${sql.placeholder('ids')}::text[])
            order by ${table.id} for update) as locked`,
        )
        .having(sql`count(*) < 0`),
    NO_RESULT,
  );
  return async (db, ids) => {
    await run(db, { ids });
  };
}

/** No column has this name. */
const ROW_ID = 'id of the row';

const placeholderOf = (name: string): SQL => sql`${sql.placeholder(name)}`;

function preparedByColumns(make: (names: readonly string[]) => Run) {
  const kept = new Map<string, Run>();
  return (db: Database, row: Row, others: Row = {}): Promise<unknown> => {
    const names = Object.keys(row);
    const key = names.join();
    let run = kept.get(key);
    if (!run) {
      run = make(names);
      kept.set(key, run);
    }
    return run(db, { ...row, ...others });
  };
}

/** Values for the driver; undefined ones are left to the column's default. */
function encoded(table: PgTable, row: Row): Row {
  const columns = getTableColumns(table);
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    if (value !== undefined) values[name] = value === null ? null : columns[name]?.mapToDriverValue(value);
  }
  return values;
}

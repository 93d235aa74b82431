import { getTableColumns, type InferSelectModel, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../data/database.ts';

/** A table with data of members, and what deleting an account does to it. */
export type PersonalData = {
  readonly table: PgTable;
  readonly memberId: PgColumn;
  readonly erased: readonly string[];
  readonly erase: (tx: Database, memberIds: readonly string[]) => Promise<unknown>;
};

/** True if an export of a schema is a declaration of `personalData` or `personalRows`. */
export const isPersonalData = (exported: object): exported is PersonalData =>
  'erased' in exported && 'erase' in exported;

type ColumnName<T extends PgTable> = keyof InferSelectModel<T> & string;

/**
 * Declares for each column of a table whether it is kept or erased when an account is deleted. A column that is missing
 * from both does not compile.
 * @param keep definitions of the columns required by law or by other members' accounts
 * @param erase values that replace the personal ones
 */
export function personalData<T extends PgTable, const Kept extends ColumnName<T>>(
  table: T,
  memberId: PgColumn,
  {
    keep,
    erase,
  }: {
    readonly keep: { readonly [Column in Kept]: unknown };
    readonly erase: {
      readonly [Column in Exclude<ColumnName<T>, Kept>]: SQL | InferSelectModel<T>[Column];
    };
  },
): PersonalData {
  const plain: PgTable = table;
  const values = Object.fromEntries(Object.entries(erase));
  return {
    table,
    memberId,
    erased: listErased(table, keep),
    async erase(tx, memberIds) {
      await tx
        .update(plain)
        .set(values)
        .where(inArray(memberId, [...memberIds]));
    },
  };
}

const listErased = (table: PgTable, keep: object): string[] =>
  Object.keys(getTableColumns(table)).filter((column) => !(column in keep));

/** Declares a table whose rows are kept whole. `keep` has the definition of every column. */
export const keptRows = <T extends PgTable>(
  table: T,
  memberId: PgColumn,
  keep: { readonly [Column in ColumnName<T>]: unknown },
): PersonalData => ({ table, memberId, erased: listErased(table, keep), erase: async () => {} });

/** Declares a table whose rows are deleted with the account. */
export function personalRows(table: PgTable, memberId: PgColumn): PersonalData {
  return {
    table,
    memberId,
    erased: Object.keys(getTableColumns(table)),
    erase: (tx, memberIds) => tx.delete(table).where(inArray(memberId, [...memberIds])),
  };
}

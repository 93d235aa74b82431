import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { KEY_NAME } from '../members/access-tokens.ts';
import { currentSchema } from './branches.ts';
import type { Database } from './database.ts';
import { readSetting } from './settings.ts';
import {
  createTables,
  dropSchema,
  formatSchemaName,
  listStates,
  listTables,
  type NamedState,
} from './states.ts';
import { transaction } from './transaction.ts';

// A file has a header and then one line per table. PostgreSQL writes and reads the rows, because JavaScript's numbers
// would round amounts.

const FORMAT = 'gli-sandbox-snapshot';

/** Types of all columns by table. */
type Columns = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Header = { readonly format: typeof FORMAT; readonly at: string; readonly columns: Columns };

/** Thrown for a file that no sandbox with the same tables has exported. */
export class SnapshotFileError extends Error {
  override name = 'SnapshotFileError';
}

/** Returns a snapshot as text. It has no key of access tokens. */
export async function exportSnapshot(db: Database, name: string): Promise<string> {
  const schema = formatSchemaName('snapshot', name);
  return transaction(
    db,
    async (tx) => {
      const { at = new Date(0) } = (await listStates(tx, 'snapshot')).find((one) => one.name === name) ?? {};
      const header: Header = { format: FORMAT, at: at.toISOString(), columns: await readColumns(tx, schema) };
      const lines = [JSON.stringify(header)];
      for (const table of await listTables(tx, schema)) lines.push(await readTable(tx, schema, table));
      return `${lines.join('\n')}\n`;
    },
    { isolationLevel: 'repeatable read' },
  );
}

async function readTable(tx: Database, schema: string, table: string): Promise<string> {
  const isShown = table === 'settings' ? sql`where name <> ${KEY_NAME}` : sql``;
  const [row] = await tx
    .select({
      line: sql<string>`jsonb_build_object('table', ${table}::text, 'rows', coalesce(jsonb_agg(to_jsonb(t)), '[]'))::text`,
    })
    .from(sql`${sql.raw(`"${schema}".${table}`)} as t ${isShown}`);
  return row?.line ?? '';
}

/**
 * Creates or replaces a snapshot from a file.
 * @throws SnapshotFileError
 */
export async function importSnapshot(db: Database, name: string, file: string): Promise<NamedState> {
  const [first = '', ...lines] = file.trimEnd().split('\n');
  const target = formatSchemaName('snapshot', name);
  const source = currentSchema();
  return transaction(db, async (tx) => {
    const { at, columns } = readHeader(first);
    if (!isDeepStrictEqual(columns, await readColumns(tx, source))) {
      throw new SnapshotFileError('The tables of the file differ.');
    }
    const tables = await listTables(tx, source);
    await dropSchema(tx, target);
    await createTables(tx, { source, target, tables, at });
    for (const table of tables) {
      const line = lines.find((one) => readTableName(one) === table) ?? '{}';
      const into = sql.raw(`"${target}".${table}`);
      await tx.execute(
        sql`insert into ${into} select * from jsonb_populate_recordset(null::${into}, ${line}::jsonb -> 'rows')`,
      );
    }
    // Restoring the snapshot must not sign everyone out.
    const key = await readSetting(tx, KEY_NAME);
    if (key !== undefined) {
      await tx.execute(
        sql`insert into ${sql.raw(`"${target}".settings`)} (name, value) values (${KEY_NAME}, ${key})`,
      );
    }
    return { name, at };
  });
}

function readHeader(line: string): { at: Date; columns: Columns } {
  const header = parseLine(line);
  const { format, at, columns }: Partial<Header> = typeof header === 'object' && header ? header : {};
  const time = new Date(at ?? Number.NaN);
  if (format !== FORMAT || columns === undefined || Number.isNaN(time.getTime())) {
    throw new SnapshotFileError('The file has no header.');
  }
  return { at: time, columns };
}

function readTableName(line: string): unknown {
  const value = parseLine(line);
  return typeof value === 'object' && value !== null && 'table' in value ? value.table : null;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new SnapshotFileError('A line of the file is not JSON.', { cause });
  }
}

async function readColumns(db: Database, schema: string): Promise<Columns> {
  const rows = await db
    .select({ table: sql<string>`table_name`, name: sql<string>`column_name`, type: sql<string>`data_type` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = ${schema}`);
  const columns: Record<string, Record<string, string>> = {};
  for (const { table, name, type } of rows) columns[table] = { ...columns[table], [name]: type };
  return columns;
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { DataSource } from '../../src/core/data/open-database.ts';
import { freshData } from '../sandbox.ts';
import { runStatement } from '../start-postgres.ts';

const SUFFIX = '.sql.br';

/** Versions whose databases are stored next to this file, by commit or release. */
export const STORED_VERSIONS = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));

/**
 * Loads the stored database of a version, on PGlite in memory or on the PostgreSQL of GLI_TEST_DATABASE_URL.
 * @param change SQL that changes it before it is opened
 */
export async function loadDatabase(
  version: string,
  change = '',
): Promise<{ data: DataSource; drop: () => Promise<void> }> {
  const stored = readFileSync(path.join(import.meta.dirname, version + SUFFIX));
  const statements = `${brotliDecompressSync(stored)}\n${change}`;
  if (process.env.GLI_TEST_DATABASE_URL) {
    const { data, drop } = await freshData(true);
    if (!('url' in data)) throw new RangeError('The suite runs on PostgreSQL.');
    await runStatement(data.url, statements);
    return { data, drop };
  }
  const client = new PGlite();
  await client.exec(statements);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return { data: { memory: true, dump }, drop: async () => {} };
}

// Runs once for all test files: creates a migrated database, empty and with demo data, on PGlite or PostgreSQL. Opening a
// copy takes a third of a second. Creating a database takes four.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/core/data/open-database.ts';
import { seed } from '../src/seed.ts';
import { readSeededDumps, writeDump } from './seeded/seeded-data.ts';
import { runStatement, startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run, with the dumps of the empty and the seeded database, and the responses of each test file. */
    runFolder: string;
    /** The seeded database on the PostgreSQL server, which test files copy. Null on PGlite. */
    postgresTemplate: string | null;
  }
}

export default async function setup(project: TestProject) {
  const folder = path.join(tmpdir(), `gli-sandbox-test-${process.pid}`);
  mkdirSync(path.join(folder, 'responses'), { recursive: true });
  project.provide('runFolder', folder);
  const stopPostgres = await startEmbeddedPostgres();
  const server = process.env.GLI_TEST_DATABASE_URL;
  const template = server === undefined ? null : await postgresTemplate(server);
  project.provide('postgresTemplate', template);
  if (template === null) await writeDumps(folder);
  return async () => {
    if (server !== undefined) await runStatement(server, `drop database ${template} with (force)`);
    await stopPostgres();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function writeDumps(folder: string): Promise<void> {
  const now = new Date();
  const { empty, prepared } = await readSeededDumps('demo', now);
  writeFileSync(path.join(folder, 'empty.tar'), Buffer.from(await empty.arrayBuffer()));
  const database = await openDatabase({ memory: true, dump: prepared });
  await seed(database.db, 'demo', { now, log: () => {} });
  await writeDump(database, path.join(folder, 'demo.tar'));
  await database.close();
}

async function postgresTemplate(server: string): Promise<string> {
  const name = `gli_test_template_${process.pid}`;
  await runStatement(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  await seed(database.db, 'demo', { now: new Date(), log: () => {} });
  await database.close();
  return name;
}

/** `GLI_TEST_DATABASE_URL=embedded` runs the suite on an embedded PostgreSQL. */
async function startEmbeddedPostgres(): Promise<() => Promise<void>> {
  if (process.env.GLI_TEST_DATABASE_URL !== 'embedded') return async () => {};
  // The data is deleted at the end, so it does not have to survive a crash.
  const server = await startPostgres(['max_connections=300', 'fsync=off', 'full_page_writes=off']);
  process.env.GLI_TEST_DATABASE_URL = server.url;
  return () => server.stop();
}

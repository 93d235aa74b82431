import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import sandbox from '../../package.json' with { type: 'json' };
import { document } from '../core/contract/document.ts';
import type { OpenDatabase } from '../core/data/open-database.ts';
import type { Clock } from '../core/time/clock.ts';
import { clockView } from './clock.ts';

const HEALTH_TIMEOUT_MS = 2_000;

/**
 * Serves a container's health check, with the connections that all requests use. Responds with 503 if the database does
 * not respond within 2 s, or its folder was deleted.
 */
export async function readHealth({ db, kind, checkFiles }: OpenDatabase, clock: Clock) {
  const versions = { version: sandbox.version, contract_version: document.info.version };
  const read = async () => {
    await checkFiles();
    const [row] = await db
      .select({ version: sql<string>`current_setting('server_version')` })
      .from(sql`(values (1)) as one`);
    const version = `PostgreSQL ${row?.version}`;
    const database = kind === 'PGlite' ? `PGlite, ${version}` : version;
    return { status: 'ok', ...versions, database, clock: clockView(await clock.read()) };
  };
  const timeout = new AbortController();
  const body = await Promise.race([
    read().catch(() => null),
    sleep(HEALTH_TIMEOUT_MS, null, { ref: false, signal: timeout.signal }).catch(() => null),
  ]);
  timeout.abort();
  return body ? { status: 200, body } : { status: 503, body: { status: 'unavailable', ...versions } };
}

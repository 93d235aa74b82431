import { sql } from 'drizzle-orm';
import sandbox from '../../package.json' with { type: 'json' };
import { document } from '../core/contract/document.ts';
import type { OpenDatabase } from '../core/data/open-database.ts';
import type { Clock } from '../core/time/clock.ts';
import { clockView } from './clock.ts';

/** What a container's health check reads; 503 when the database does not answer. */
export async function readHealth({ db, kind }: OpenDatabase, clock: Clock) {
  const versions = { version: sandbox.version, contract_version: document.info.version };
  try {
    const [row] = await db
      .select({ version: sql<string>`current_setting('server_version')` })
      .from(sql`(values (1)) as one`);
    const version = `PostgreSQL ${row?.version}`;
    const database = kind === 'PGlite' ? `PGlite, ${version}` : version;
    const body = { status: 'ok', ...versions, database, clock: clockView(await clock.read()) };
    return { status: 200, body };
  } catch {
    return { status: 503, body: { status: 'unavailable', ...versions } };
  }
}

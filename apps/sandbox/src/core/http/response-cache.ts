import { sql } from 'drizzle-orm';
import type { HandlerResponse } from '../contract/handler.ts';
import type { Database } from '../data/database.ts';
import { statement } from '../data/statement.ts';
import { Problem } from '../problem/problem.ts';

/** Entries kept at a time; one second rarely has as many. */
const MAX_CACHED_RESPONSES = 1000;

/** A response with its body in JSON, serialized once however often it is sent. */
export type SerializedResponse = HandlerResponse & { readonly json?: string };

const findSnapshot = statement((db) =>
  db.select({ snapshot: sql<string>`pg_current_snapshot()::text` }).from(sql`(values (1)) as one`),
);

/**
 * Responses to reads, kept while they cannot have changed: until any transaction of any process ends, by PostgreSQL's
 * own snapshot, and at most until the end of the second, the precision of the contract's timestamps. A read after a
 * write, a logout or another process's write gets a fresh response.
 */
export class ResponseCache {
  #version = '';
  #responses = new Map<string, SerializedResponse>();

  /**
   * @param key everything that the response depends on besides the data: caller, address, language
   * @param read makes a fresh response; problems are not cached
   */
  async get(
    { db, now, key }: { db: Database; now: Date; key: string },
    read: () => Promise<HandlerResponse | Problem>,
  ): Promise<SerializedResponse | Problem> {
    // Before the read: what is committed meanwhile makes the response newer than its version, never older.
    const version = await dataVersion(db, now);
    const cached = version === this.#version ? this.#responses.get(key) : undefined;
    if (cached) return cached;
    const response = await read();
    if (response instanceof Problem || response.body === undefined) return response;
    const serialized = { ...response, json: JSON.stringify(response.body) };
    if (version !== this.#version || this.#responses.size >= MAX_CACHED_RESPONSES) {
      this.#version = version;
      this.#responses = new Map();
    }
    this.#responses.set(key, serialized);
    return serialized;
  }
}

/** Reads of the same version see the same data. */
async function dataVersion(db: Database, now: Date): Promise<string> {
  const [row] = await findSnapshot(db, {});
  return `${row?.snapshot} ${Math.floor(now.getTime() / 1000)}`;
}

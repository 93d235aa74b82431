import { sql } from 'drizzle-orm';
import type { Database } from '../data/database.ts';
import { statement } from '../data/statement.ts';
import { Problem } from '../problem/problem.ts';

/** Most answers kept at a time; those of one second rarely are as many. */
const MAX_CACHED_RESPONSES = 1000;

export type CachedResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A read's answer with its body in JSON, written once however often it is sent. */
export type SerializedResponse<Answer extends CachedResponse> = Answer & { readonly json?: string };

const snapshotStatement = statement((db) =>
  db.select({ snapshot: sql<string>`pg_current_snapshot()::text` }).from(sql`(values (1)) as one`),
);

/**
 * The answers to reads, for as long as they cannot have changed: until any transaction of any process ends, by
 * PostgreSQL's own account of what is visible, and at most until the second is over, which is how exactly the contract
 * tells time. Whoever reads after a write, a log-out or another process's write is answered anew.
 */
export class ResponseCache<Answer extends CachedResponse> {
  #moment = '';
  #answers = new Map<string, SerializedResponse<Answer>>();

  /**
   * @param key all that the answer depends on besides the data: caller, address, language
   * @param read answers anew; its problems are not kept
   */
  async answer(
    { db, now, key }: { db: Database; now: Date; key: string },
    read: () => Promise<Answer | Problem>,
  ): Promise<SerializedResponse<Answer> | Problem> {
    // Before reading: what is committed meanwhile makes the answer newer than its moment, never older.
    const moment = await momentOf(db, now);
    const known = moment === this.#moment ? this.#answers.get(key) : undefined;
    if (known) return known;
    const answer = await read();
    if (answer instanceof Problem || answer.body === undefined) return answer;
    const written = { ...answer, json: JSON.stringify(answer.body) };
    if (moment !== this.#moment || this.#answers.size >= MAX_CACHED_RESPONSES) {
      this.#moment = moment;
      this.#answers = new Map();
    }
    this.#answers.set(key, written);
    return written;
  }
}

/** Two equal moments see the same data. */
async function momentOf(db: Database, now: Date): Promise<string> {
  const [row] = await snapshotStatement(db, {});
  return `${row?.snapshot} ${Math.floor(now.getTime() / 1000)}`;
}

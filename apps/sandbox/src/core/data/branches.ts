import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { Pool, type PoolClient } from 'pg';
import { atDeadline } from './deadline.ts';
import { UnavailableError } from './is-unavailable.ts';

/** Schema of the main state. Every branch has its own schema with the same tables. */
const MAIN_SCHEMA = 'public';
const callSchema = new AsyncLocalStorage<string>();

/** Returns the schema of the tables that this call's statements use. */
export const currentSchema = (): string => callSchema.getStore() ?? MAIN_SCHEMA;

/** Runs all statements of a call on the tables of a schema. */
export const inSchema = <T>(schema: string, run: () => T): T => callSchema.run(schema, run);

// Both classes below set `search_path` to the caller's schema.

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient['release'],
) => void;

/** Pool of PostgreSQL connections. Each one is switched to the caller's schema when it is taken. */
export class BranchPool extends Pool {
  /** Pool for transactions, so that those that wait for a lock hold up no reads. Default: this one. */
  writers: Pool = this;
  readonly #schemas = new WeakMap<PoolClient, string>();

  // Implements both overloads: promise and callback.
  override connect(connected?: Connected): never {
    // Reads the schema before waiting, because the pool calls a queued caller back in another caller's context.
    const client = this.#switched(currentSchema());
    if (!connected) return client as never;
    client.then(
      (ready) => connected(undefined, ready, ready.release),
      (error: Error) => connected(error, undefined, () => {}),
    );
    return undefined as never;
  }

  async #switched(schema: string): Promise<PoolClient> {
    const client = await this.#take();
    if ((this.#schemas.get(client) ?? MAIN_SCHEMA) === schema) return client;
    try {
      await client.query(`set search_path to "${schema}"`);
      this.#schemas.set(client, schema);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Takes a connection before the caller's deadline. A later one returns to the pool. */
  #take(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const cancel = atDeadline(() => {
        isLate = true;
        reject(new UnavailableError('No connection was free before the deadline.'));
      });
      super
        .connect()
        .finally(cancel)
        .then((client) => (isLate ? client.release() : resolve(client)), reject);
    });
  }
}

/** PGlite has only one session, so each query and transaction on a branch sets the path until it ends. */
export class BranchPglite extends PGlite {
  override query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (currentSchema() === MAIN_SCHEMA) return super.query<T>(text, values, options);
    return this.transaction((tx) => tx.query<T>(text, values, options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const schema = currentSchema();
    if (schema === MAIN_SCHEMA) return super.transaction(work);
    return super.transaction(async (tx) => {
      await tx.exec(`set local search_path to "${schema}"`);
      return work(tx);
    });
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type PoolClient } from 'pg';
import { PreparingClient } from './preparing-client.ts';

/** The schema of the main state; every branch has one of its own with the same tables. */
const MAIN_SCHEMA = 'public';
const schemaOfCall = new AsyncLocalStorage<string>();

/** The schema whose tables the statements of this call use. */
export const currentSchema = (): string => schemaOfCall.getStore() ?? MAIN_SCHEMA;

/** Runs all statements of a call on the tables of a schema. */
export const inSchema = <T>(schema: string, run: () => T): T => schemaOfCall.run(schema, run);

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient['release'],
) => void;

/** Connections that work on the caller's schema: each is switched when it is taken, outside any transaction. */
export class BranchPool extends Pool {
  // Both overloads: a promise, or a callback.
  override connect(connected?: Connected): never {
    // Before any waiting: a queued caller is called back from another caller's work.
    const client = this.#switched(currentSchema());
    if (!connected) return client as never;
    client.then(
      (ready) => connected(undefined, ready, ready.release),
      (error: Error) => connected(error, undefined, () => {}),
    );
    return undefined as never;
  }

  async #switched(schema: string): Promise<PoolClient> {
    const client = await super.connect();
    if (!(client instanceof PreparingClient)) return client;
    try {
      await client.enterSchema(schema);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

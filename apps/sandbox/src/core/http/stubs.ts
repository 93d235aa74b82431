import type { OperationId } from '@gli/sdk';
import { sql } from 'drizzle-orm';
import { contractOperation } from '../contract/operations.ts';
import { exampleHeaders } from '../contract/response-headers.ts';
import type { Database } from '../data/database.ts';
import { settings } from '../data/schema.ts';
import { countSetting, readSetting, writeSetting } from '../data/settings.ts';
import { jsonResponse } from './respond.ts';

/** A response that replaces an operation's own, without side effects. */
export type Stub = {
  readonly operation: OperationId;
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of requests that get it. Null for all. */
  readonly times: number | null;
};

/** Responses of a test's own, shared by all processes of the database, like the faults. */
export type Stubs = {
  /** Lists the stubs with the number of requests that still get each. */
  list(): Promise<readonly (Stub & { readonly left: number | null })[]>;
  /** Replaces all stubs and restarts counting their requests. */
  set(stubs: readonly Stub[]): Promise<void>;
  /** Returns the stub for a request: the first one of the operation that is not used up. */
  next(operation: OperationId): Promise<Stub | null>;
};

const STUBS = 'stubs';
const USES = 'stub_uses';

/** @param isOpen true if stubs can be set; otherwise, requests need no statement */
export function openStubs(db: Database, { isOpen }: { isOpen: boolean }): Stubs {
  // Only `set` writes this value.
  const read = async (): Promise<readonly Stub[]> =>
    isOpen ? JSON.parse((await readSetting(db, STUBS)) ?? '[]') : [];
  const uses = (index: number) => `${USES} ${index}`;
  return {
    async list() {
      const stubs = await read();
      const counts = await Promise.all(stubs.map((_, index) => readSetting(db, uses(index))));
      return stubs.map((stub, index) => ({
        ...stub,
        left: stub.times === null ? null : Math.max(0, stub.times - Number(counts[index] ?? 0)),
      }));
    },
    async set(stubs) {
      await writeSetting(db, STUBS, JSON.stringify(stubs));
      await db.delete(settings).where(sql`starts_with(${settings.name}, ${USES})`);
    },
    async next(operation) {
      for (const [index, stub] of (await read()).entries()) {
        if (stub.operation !== operation) continue;
        // Counts in the database, because two requests may arrive at different processes.
        if (stub.times === null || (await countSetting(db, uses(index))) <= stub.times) return stub;
      }
      return null;
    },
  };
}

export const stubResponse = ({ operation, status, body, headers = {} }: Stub): Response =>
  jsonResponse(status, body, {
    ...exampleHeaders(contractOperation(operation), status),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  });

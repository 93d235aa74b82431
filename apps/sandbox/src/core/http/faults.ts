import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { contractOperations } from '../contract/operations.ts';
import { preferredExample } from '../contract/prefer.ts';
import type { Database } from '../data/database.ts';
import { settings } from '../data/schema.ts';
import { countSetting, readSetting, writeSetting } from '../data/settings.ts';
import { type Problem, problem } from '../problem/problem.ts';

const KINDS = ['drop', 'cut', 'delay', 'limit', 'fail', 'revert', 'example'] as const;

/**
 * - `fail`: 500 without side effects
 * - `limit`: 429 without side effects, with `Retry-After` of `seconds`
 * - `delay`: the response arrives `seconds` later
 * - `drop`: the connection breaks after the effect, without a response
 * - `cut`: the connection breaks in the middle of the body
 * - `revert`: a conversion starts, then fails instead of completing, and its amount returns to the balance
 * - `example`: an example of the contract is returned without side effects
 */
export type Fault = {
  readonly kind: (typeof KINDS)[number];
  /** Operation that the fault applies to. Null for all operations. */
  readonly operation: string | null;
  readonly seconds: number;
  readonly example?: string;
  /** Applies the fault to one in this many requests: 1 for every request, 2 for every other one. */
  readonly everyNth: number;
};

const CUT_AFTER_MS = 50;

/** The only operation whose effect can fail later. */
const REVERTIBLE = 'executeConversion';

const FAULT =
  /^(?:(\w+)=)?(?:(drop|cut|delay|limit|fail|revert)(?::(\d{1,2}))?|(example):(\w+))(?:@(\d{1,3}))?$/;

/**
 * Parses `drop`, `investInRwaAsset=drop@2`, `delay:3`, `createOrder=example:out_of_stock`. Null if the text is invalid.
 */
export function readFault(text: string): Fault | null {
  const [, operation = null, effect, seconds = '1', answer, example, everyNth = '1'] = FAULT.exec(text) ?? [];
  const kind = KINDS.find((known) => known === (effect ?? answer));
  const known = contractOperations.find(({ id }) => id === operation);
  if (!kind || (operation !== null && !known) || Number(everyNth) === 0) return null;
  if (kind === 'revert' && operation !== REVERTIBLE) return null;
  const fault = { kind, operation, seconds: Number(seconds), everyNth: Number(everyNth) };
  if (example === undefined) return fault;
  return known && preferredExample(known, { code: undefined, example }) ? { ...fault, example } : null;
}

export const faultText = ({ kind, operation, seconds, example, everyNth }: Fault): string =>
  `${operation === null ? '' : `${operation}=`}${kind}:${example ?? seconds}@${everyNth}`;

/** Breaks the connection instead of sending a response. */
export class ConnectionDropped extends Error {
  override name = 'ConnectionDropped';

  constructor() {
    super('A fault broke the connection on purpose.');
  }
}

const STANDING = 'faults';
const TURN = 'fault_turn';

/** Faults that apply to requests. */
export type Faults = {
  standing(): Promise<readonly Fault[]>;
  /** Replaces all faults and restarts counting their requests. */
  set(faults: readonly Fault[]): Promise<void>;
  /** Returns the fault that applies to a request: the requested one, or the first active one. */
  next(operation: string, asked: Fault | null): Promise<Fault | null>;
};

/**
 * Opens the faults of a sandbox.
 * @param given initial faults; if empty, active ones continue
 * @param isShared true if all processes of the database share them, like the clock; otherwise, requests need no
 * statement
 */
export async function openFaults(
  db: Database,
  { given, isShared }: { given: readonly Fault[]; isShared: boolean },
): Promise<Faults> {
  const standing = async () => (isShared ? standingFaults((await readSetting(db, STANDING)) ?? '[]') : given);
  const set = async (faults: readonly Fault[]) => {
    await writeSetting(db, STANDING, JSON.stringify(faults.map(faultText)));
    await db.delete(settings).where(sql`starts_with(${settings.name}, ${TURN})`);
  };
  if (isShared && given.length > 0) await set(given);
  /** Counts in the database, because two requests may arrive at different processes. */
  const isNext = async (fault: Fault, operation: string): Promise<boolean> => {
    if (fault.everyNth === 1) return true;
    const count = await countSetting(db, `${TURN} ${operation} ${faultText(fault)}`);
    return count % fault.everyNth === 1;
  };
  return {
    standing,
    set,
    async next(operation, asked) {
      for (const fault of [...(asked ? [asked] : []), ...(await standing())]) {
        const applies = fault.operation === null || fault.operation === operation;
        if (applies && (await isNext(fault, operation))) return fault;
      }
      return null;
    },
  };
}

// Parses stored faults. Only `set` writes them, but another version may support other kinds.
const standingFaults = (json: string): readonly Fault[] => {
  const texts: string[] = JSON.parse(json);
  return texts.flatMap((text) => readFault(text) ?? []);
};

/** Returns the rejection of a fault that occurs before the effect. Null for a fault that occurs after it. */
export function getRejection(fault: Fault | null): Problem | null {
  if (fault?.kind === 'fail') return problem('server_error');
  if (fault?.kind !== 'limit') return null;
  return problem('rate_limited', { headers: { 'Retry-After': String(fault.seconds) } });
}

/** Applies a fault to the response of a request that has already taken effect. @throws ConnectionDropped */
export async function applyBodyFault(response: Response, fault: Fault | null): Promise<Response> {
  if (fault?.kind === 'drop') throw new ConnectionDropped();
  if (fault?.kind === 'delay') await sleep(fault.seconds * 1000);
  if (fault?.kind !== 'cut') return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, bytes.length / 2)),
    async pull(controller) {
      // The delay makes the server send the headers first.
      await sleep(CUT_AFTER_MS);
      controller.error(new ConnectionDropped());
    },
  });
  breaking.add(half);
  return new Response(half, response);
}

const breaking = new WeakSet<ReadableStream>();

/**
 * True if the body is cut short. Do not read the body here: reading triggers the cut, which must happen in the server.
 */
export const isTruncated = ({ body }: Response): boolean => body !== null && breaking.has(body);

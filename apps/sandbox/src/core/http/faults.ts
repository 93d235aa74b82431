import { setTimeout as sleep } from 'node:timers/promises';
import { contractOperations } from '../contract/operations.ts';
import { preferredExample } from '../contract/prefer.ts';
import { type Problem, problem } from '../problem/problem.ts';

const KINDS = ['drop', 'cut', 'delay', 'limit', 'fail', 'example'] as const;

/**
 * - `fail`: 500 before anything happens
 * - `limit`: 429 before anything happens, with `Retry-After` of `seconds`
 * - `delay`: the response comes `seconds` later
 * - `drop`: the connection breaks after the effect, without a response
 * - `cut`: it breaks in the middle of the body
 * - `example`: an example of the contract comes instead, and nothing happens
 */
export type Fault = {
  readonly kind: (typeof KINDS)[number];
  /** Null for all operations. */
  readonly operation: string | null;
  readonly seconds: number;
  /** Name of the example. */
  readonly example?: string;
  /** The first of so many requests has it: 1 is each, 2 every other. */
  readonly oneOf: number;
};

const CUT_AFTER_MS = 50;

const FAULT = /^(?:(\w+)=)?(?:(drop|cut|delay|limit|fail)(?::(\d{1,2}))?|(example):(\w+))(?:@(\d{1,3}))?$/;

/** Reads `drop`, `investInRwaAsset=drop@2`, `delay:3`, `createOrder=example:out_of_stock`; null when it is none. */
export function readFault(text: string): Fault | null {
  const [, operation = null, effect, seconds = '1', answer, example, oneOf = '1'] = FAULT.exec(text) ?? [];
  const kind = KINDS.find((known) => known === (effect ?? answer));
  const known = contractOperations.find(({ id }) => id === operation);
  if (!kind || (operation !== null && !known) || Number(oneOf) === 0) return null;
  const fault = { kind, operation, seconds: Number(seconds), oneOf: Number(oneOf) };
  if (example === undefined) return fault;
  return known && preferredExample(known, { code: undefined, example }) ? { ...fault, example } : null;
}

export const faultText = ({ kind, operation, seconds, example, oneOf }: Fault): string =>
  `${operation === null ? '' : `${operation}=`}${kind}:${example ?? seconds}@${oneOf}`;

/** The connection breaks instead of a response. */
export class ConnectionDropped extends Error {
  override name = 'ConnectionDropped';

  constructor() {
    super('A fault broke the connection on purpose.');
  }
}

/** The faults of a running sandbox, and which request each meets next. */
export class Faults {
  #standing: readonly Fault[] = [];
  readonly #counts = new Map<string, number>();

  get standing(): readonly Fault[] {
    return this.#standing;
  }

  set(faults: readonly Fault[]): void {
    this.#standing = faults;
    this.#counts.clear();
  }

  /** The fault that a request meets: the one it asks for, or the first standing one. */
  next(operation: string, asked: Fault | null): Fault | null {
    const applies = [...(asked ? [asked] : []), ...this.#standing].filter(
      (fault) => fault.operation === null || fault.operation === operation,
    );
    return applies.find((fault) => this.#isTurnOf(fault, operation)) ?? null;
  }

  #isTurnOf(fault: Fault, operation: string): boolean {
    const name = `${operation} ${faultText(fault)}`;
    const count = this.#counts.get(name) ?? 0;
    this.#counts.set(name, count + 1);
    return count % fault.oneOf === 0;
  }
}

/** The refusal of a fault that comes before the effect; null for one that comes after it. */
export function refusalOf(fault: Fault | null): Problem | null {
  if (fault?.kind === 'fail') return problem('server_error');
  if (fault?.kind !== 'limit') return null;
  return problem('rate_limited', { headers: { 'Retry-After': String(fault.seconds) } });
}

/** What a fault after the effect leaves of a response. @throws ConnectionDropped */
export async function damaged(response: Response, fault: Fault | null): Promise<Response> {
  if (fault?.kind === 'drop') throw new ConnectionDropped();
  if (fault?.kind === 'delay') await sleep(fault.seconds * 1000);
  if (fault?.kind !== 'cut') return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, bytes.length / 2)),
    async pull(controller) {
      // The server sends the headers first when the rest takes a while.
      await sleep(CUT_AFTER_MS);
      controller.error(new ConnectionDropped());
    },
  });
  breaking.add(half);
  return new Response(half, response);
}

const breaking = new WeakSet<ReadableStream>();

/** Whether the body breaks off. Who reads it starts its end, which the server must do. */
export const breaksOff = ({ body }: Response): boolean => body !== null && breaking.has(body);

import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../core/fields/is-record.ts';
import { atMachineTime } from '../core/time/system-time.ts';
import { createSandbox } from '../server.ts';
import { type Answer, readRecording, recordRequest, recordResponse } from './recording.ts';
import { Secrets } from './secrets.ts';

export type Difference = { readonly at: string; readonly recorded: unknown; readonly now: unknown };

export type Replay =
  | {
      readonly same: true;
      readonly count: number;
      /** Number of requests without a recorded body, whose responses were not compared. */
      readonly uncompared: number;
    }
  | {
      readonly same: false;
      /** Number of the request, starting at 1. */
      readonly number: number;
      readonly request: string;
      readonly difference: Difference;
    };

/**
 * Sends the requests of a recording to a new sandbox that starts like the recorded one, and compares every byte.
 * @throws RecordingError
 */
export async function replay(file: string): Promise<Replay> {
  const { start, exchanges } = readRecording(file);
  const sandbox = await createSandbox({
    data: { memory: true },
    seed: start.seed,
    startedAt: new Date(start.startedAt),
    ...(start.clock === null ? {} : { clock: new Date(start.clock) }),
    randomSeed: start.random,
    ...(start.kycReviewMs === null ? {} : { kycReviewMs: start.kycReviewMs }),
    failureRate: start.failureRate,
    faults: start.faults,
    controls: start.controls,
  });
  const secrets = new Secrets();
  try {
    for (const [index, exchange] of exchanges.entries()) {
      const request = recordRequest(exchange, secrets);
      const response = atMachineTime(new Date(exchange.at), () =>
        sandbox.fetch(request, exchange.ip ?? undefined),
      );
      const answer = await recordResponse(response, secrets);
      // The request is still sent, so that the next one gets the same random values.
      if (exchange.body === null) continue;
      const now = secrets.hide(answer);
      const difference = firstDifference(readable(exchange.response), readable(now));
      if (difference) {
        const title = `${exchange.method} ${exchange.url}`;
        return { same: false, number: index + 1, request: title, difference };
      }
    }
    const uncompared = exchanges.filter(({ body }) => body === null).length;
    return { same: true, count: exchanges.length - uncompared, uncompared };
  } finally {
    await sandbox.close();
  }
}

/** Parses the body as JSON, so that differences are reported with their paths. */
function readable(answer: Answer): unknown {
  try {
    // Includes the text, because equal values may have different bytes.
    return { ...answer, body: JSON.parse(String(answer.body)), text: answer.body };
  } catch {
    return answer;
  }
}

function firstDifference(recorded: unknown, now: unknown, at = ''): Difference | null {
  if (isDeepStrictEqual(recorded, now)) return null;
  if (isRecord(recorded) && isRecord(now)) {
    for (const key of new Set([...Object.keys(recorded), ...Object.keys(now)])) {
      const found = firstDifference(recorded[key], now[key], at === '' ? key : `${at}.${key}`);
      if (found) return found;
    }
  }
  return { at, recorded, now };
}

import { parseArgs } from 'node:util';
import { KYC_REVIEW_MS } from './areas/kyc/review.ts';
import { MAX_CONNECTIONS } from './core/data/open-database.ts';
import { readFault } from './core/http/faults.ts';
import { readNetworks } from './core/http/trust-proxy.ts';
import type { SeedName } from './core/seed/seed-context.ts';
import { isClockTime } from './core/time/clock.ts';
import { LOG_FORMATS } from './observability/log.ts';

/** An error that is shown to the user without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const SEEDS: readonly SeedName[] = ['demo', 'empty', 'large'];

/**
 * Reads the command line.
 * @throws UsageError
 */
export function readCliOptions(args: readonly string[]) {
  const { values } = parse(args);
  const seed = SEEDS.find((name) => name === values.seed);
  if (!seed) throw new UsageError(`--seed takes ${SEEDS.join(', ')}.`);
  const log = LOG_FORMATS.find((name) => name === values.log);
  if (!log) throw new UsageError(`--log takes ${LOG_FORMATS.join(', ')}.`);
  return {
    port: number('port', values.port, 0, 65_535),
    host: values.host,
    allowHost: values['allow-host'],
    allowOrigin: values['allow-origin'].map(origin),
    trustProxy: networks(values['trust-proxy']),
    data: values.data,
    maxConnections: wholeNumber('max-connections', values['max-connections'], 2, 1000),
    seed,
    latencyMs: number('latency', values.latency, 0, 60_000),
    failureRate: number('failure-rate', values['failure-rate'], 0, 1),
    fault: values.fault.map(fault),
    kycReviewMs: number('kyc-review', values['kyc-review'], 0, 86_400) * 1000,
    /** Null to use the system time. */
    clock: values.clock === undefined ? null : time('clock', values.clock),
    /** Null if random values need not be repeatable. */
    random: values.random === undefined ? null : number('random', values.random, 0, 4_294_967_295),
    record: values.record ?? null,
    log,
    reset: values.reset,
    allowReset: values['allow-reset'],
    controls: values.controls,
    checkResponses: values['check-responses'],
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4000' },
        host: { type: 'string', default: '127.0.0.1' },
        'allow-host': { type: 'string', multiple: true, default: [] },
        'allow-origin': { type: 'string', multiple: true, default: [] },
        'trust-proxy': { type: 'string', multiple: true, default: [] },
        data: { type: 'string', default: './.gli-sandbox' },
        'max-connections': { type: 'string', default: String(MAX_CONNECTIONS) },
        seed: { type: 'string', default: 'demo' },
        latency: { type: 'string', default: '0' },
        'failure-rate': { type: 'string', default: '0' },
        fault: { type: 'string', multiple: true, default: [] },
        'kyc-review': { type: 'string', default: String(KYC_REVIEW_MS / 1000) },
        clock: { type: 'string' },
        random: { type: 'string' },
        record: { type: 'string' },
        log: { type: 'string', default: 'text' },
        reset: { type: 'boolean', default: false },
        'allow-reset': { type: 'boolean', default: false },
        controls: { type: 'boolean', default: false },
        'check-responses': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Normalizes an origin as browsers send it. */
function origin(text: string): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new UsageError(`--allow-origin takes an origin such as https://app.example, not ${text}.`);
  }
  return url.origin;
}

function networks(texts: readonly string[]): readonly string[] {
  try {
    readNetworks(texts);
    return texts;
  } catch {
    throw new UsageError(
      `--trust-proxy takes networks or addresses such as 10.0.0.0/8 or 127.0.0.1, not ${texts.join(', ')}.`,
    );
  }
}

function fault(text: string): string {
  if (readFault(text) === null) {
    throw new UsageError(
      `--fault takes a fault such as investInRwaAsset=drop@2, delay:3 or limit:5, not ${text}.`,
    );
  }
  return text;
}

function time(name: string, text: string): Date {
  const value = new Date(text);
  if (!/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(value.getTime())) {
    throw new UsageError(`--${name} takes a time with its offset, such as 2026-11-21T09:00+09:00.`);
  }
  if (!isClockTime(value)) throw new UsageError(`--${name} takes a time from the year 1970 to 8999.`);
  return value;
}

function wholeNumber(name: string, text: string, from: number, to: number): number {
  const value = number(name, text, from, to);
  if (!Number.isInteger(value)) throw new UsageError(`--${name} takes a whole number.`);
  return value;
}

function number(name: string, text: string, from: number, to: number): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= from && value <= to)) {
    throw new UsageError(`--${name} takes a number from ${from} to ${to}.`);
  }
  return value;
}

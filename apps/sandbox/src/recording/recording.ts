import { createHash, randomInt } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { MiddlewareHandler } from 'hono';
import sandbox from '../../package.json' with { type: 'json' };
import { describeError } from '../core/http/describe-error.ts';
import type { Fault } from '../core/http/faults.ts';
import type { SeedName } from '../core/seed/seed-context.ts';
import { systemTime } from '../core/time/system-time.ts';
import { readText, recordedHeaders, recordedRequest } from './recorded-request.ts';
import { Secrets } from './secrets.ts';

type Recordable = {
  readonly record?: string;
  readonly seed?: SeedName;
  readonly startedAt?: Date;
  readonly clock?: Date;
  readonly randomSeed?: number;
  readonly kycReviewMs?: number;
  readonly failureRate?: number;
  readonly faults?: readonly Fault[];
  readonly controls?: boolean;
  readonly log?: (line: string) => void;
};

/** A request and its response, with placeholders for secrets. */
export type Exchange = {
  /** System time when the request arrived. */
  readonly at: string;
  readonly ip: string | null;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly response: Answer;
};

/** Parts of a response that a replay compares. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
};

/** JSON text, or the hash of any other body. Null for a request body that is not recorded. */
export type Body = string | { readonly sha256: string } | null;

export class RecordingError extends Error {
  override name = 'RecordingError';
}

/** Adds everything that a replay needs to the options of a sandbox that is recorded. */
export function recordable<Options extends Recordable>(options: Options): Options {
  const { record, startedAt = systemTime(), randomSeed = randomInt(2 ** 32) } = options;
  return record === undefined ? options : { ...options, startedAt, randomSeed };
}

/** Start options of the recorded sandbox, to start an identical one. */
const toStart = ({ startedAt = systemTime(), ...options }: Recordable) => ({
  version: sandbox.version,
  startedAt: startedAt.toISOString(),
  seed: options.seed ?? 'demo',
  clock: options.clock?.toISOString() ?? null,
  random: options.randomSeed ?? 0,
  kycReviewMs: options.kycReviewMs ?? null,
  failureRate: options.failureRate ?? 0,
  faults: options.faults ?? [],
  controls: options.controls ?? false,
});

type RecordingStart = ReturnType<typeof toStart>;

/** Writes requests and responses to the file in the options, one JSON line each. Returns null if no file is set. */
export function startRecording(
  options: Recordable,
): MiddlewareHandler<{ Bindings: { readonly ip?: string } }> | null {
  const { record: file, log = () => {} } = options;
  if (file === undefined) return null;
  writeFileSync(file, `${JSON.stringify(toStart(options))}\n`);
  const secrets = new Secrets();
  let isRecording = true;
  /** Stops recording after a failure, because a recording with a gap cannot be replayed. */
  const attempt = async <T>(work: () => T | Promise<T>): Promise<T | undefined> => {
    if (!isRecording) return undefined;
    try {
      return await work();
    } catch (error) {
      isRecording = false;
      log(`The recording ended, because it failed: ${describeError(error)}`);
      return undefined;
    }
  };
  return async (context, next) => {
    const at = systemTime().toISOString();
    const { raw } = context.req;
    const { method } = raw;
    const request = await attempt(async () => {
      const text = await readText(context);
      return { at, ip: context.env.ip ?? null, method, ...recordedRequest(raw, text, secrets) };
    });
    // The server sends the response to a HEAD request without its body.
    const responding = next().then(() => (method === 'HEAD' ? new Response(null, context.res) : context.res));
    await attempt(async () => {
      const response = await recordResponse(responding, secrets);
      const exchange = secrets.hide({ ...request, response });
      appendFileSync(file, `${JSON.stringify(exchange)}\n`);
    });
    await responding;
  };
}

/** Returns the parts of a response that are compared. Records the tokens that it issues. */
export async function recordResponse(responding: Promise<Response>, secrets: Secrets): Promise<Answer> {
  try {
    const response = (await responding).clone();
    const bytes = Buffer.from(await response.arrayBuffer());
    const headers = recordedHeaders(response.headers);
    const isJson = /json/i.test(response.headers.get('Content-Type') ?? '');
    if (!isJson && bytes.byteLength > 0) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { status: response.status, headers, body: { sha256 } };
    }
    const body = bytes.toString();
    secrets.learnResponse(body);
    return { status: response.status, headers, body };
  } catch {
    // A fault broke the connection.
    return { status: 0, headers: {}, body: '' };
  }
}

/** Creates the recorded request with the tokens of this run. It has no body if none was recorded. */
export function recordRequest({ method, url, headers, body }: Exchange, secrets: Secrets): Request {
  const init = { method, headers: JSON.parse(secrets.reveal(JSON.stringify(headers))) };
  const text = typeof body === 'string' ? secrets.reveal(body) : '';
  return new Request(url, { ...init, ...(text === '' ? {} : { body: text }) });
}

/** Reads a recording. @throws RecordingError for an invalid file */
export function readRecording(file: string): { start: RecordingStart; exchanges: Exchange[] } {
  try {
    const [start, ...exchanges] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    if (typeof start?.random !== 'number') throw new SyntaxError('The first line is missing.');
    return { start, exchanges };
  } catch (error) {
    throw new RecordingError(`${file} is not a recording of a sandbox: ${String(error)}`);
  }
}

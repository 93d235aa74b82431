import { randomInt } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import sandbox from '../../package.json' with { type: 'json' };
import type { Fault } from '../core/http/faults.ts';
import type { SeedName } from '../core/seed/seed-context.ts';
import { machineTime } from '../core/time/machine-time.ts';
import { Secrets } from './secrets.ts';

/** How the recorded sandbox was started; enough to start the same one again. */
export type RecordingStart = {
  readonly version: string;
  readonly startedAt: string;
  readonly seed: SeedName;
  readonly clock: string | null;
  readonly random: number;
  readonly kycReviewMs: number | null;
  readonly failureRate: number;
  readonly faults: readonly Fault[];
  readonly controls: boolean;
};

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
};

/** A request and its response, with stand-ins for the secrets. */
export type Exchange = {
  /** The machine's time when it arrived. */
  readonly at: string;
  readonly ip: string | null;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly response: Answer;
};

/** What a replay compares. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
};

/** Text, or bytes that are none. */
export type Body = string | { readonly base64: string };

export class RecordingError extends Error {
  override name = 'RecordingError';
}

/** Of the connection or the client's machine, without effect on the response. */
const UNRECORDED =
  /^(host|connection|keep-alive|content-length|transfer-encoding|accept-encoding|cookie|date|sec-.*)$/;

const headersOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => !UNRECORDED.test(name)));

/** The options of a sandbox that is recorded, with all that a replay needs. */
export function recordable<Options extends Recordable>(options: Options): Options {
  const { record, startedAt = machineTime(), randomSeed = randomInt(2 ** 32) } = options;
  return record === undefined ? options : { ...options, startedAt, randomSeed };
}

/** Writes requests and responses to the file of the options, one JSON line each; null without one. */
export function startRecording(options: Recordable) {
  const { record: file, seed = 'demo', startedAt = machineTime(), clock, randomSeed = 0 } = options;
  if (file === undefined) return null;
  const start: RecordingStart = {
    ...{
      version: sandbox.version,
      startedAt: startedAt.toISOString(),
      seed,
      clock: clock?.toISOString() ?? null,
    },
    random: randomSeed,
    kycReviewMs: options.kycReviewMs ?? null,
    failureRate: options.failureRate ?? 0,
    faults: options.faults ?? [],
    controls: options.controls ?? false,
  };
  writeFileSync(file, `${JSON.stringify(start)}\n`);
  const secrets = new Secrets();
  return async (
    request: Request,
    ip: string | null,
    respond: (copy: Request) => Response | Promise<Response>,
  ) => {
    const at = machineTime().toISOString();
    const { method, url } = request;
    const sent = await request.arrayBuffer();
    const { headers } = request;
    const copy = new Request(url, { method, headers, body: sent.byteLength > 0 ? sent : null });
    const response = Promise.resolve(copy).then(respond);
    const body = bodyOf(Buffer.from(sent));
    const isJson = typeof body === 'string' && /json/i.test(headers.get('Content-Type') ?? '');
    secrets.learnRequest(headers.get('Authorization'), isJson ? body : '');
    const exchange: Exchange = {
      ...{ at, ip, method, url, headers: headersOf(headers) },
      body: isJson && body !== '' ? secrets.maskPasswords(body) : body,
      response: await answerOf(response, secrets),
    };
    appendFileSync(file, `${secrets.hide(JSON.stringify(exchange))}\n`);
    return response;
  };
}

/** What of a response is compared. Notes the tokens that it issues. */
export async function answerOf(responding: Promise<Response>, secrets: Secrets): Promise<Answer> {
  try {
    const response = (await responding).clone();
    const body = bodyOf(Buffer.from(await response.arrayBuffer()));
    if (typeof body === 'string') secrets.learnResponse(body);
    return { status: response.status, headers: headersOf(response.headers), body };
  } catch {
    // A fault broke the connection.
    return { status: 0, headers: {}, body: '' };
  }
}

/** The recorded request, with the tokens of this run. */
export function requestOf({ method, url, headers, body }: Exchange, secrets: Secrets): Request {
  const init = { method, headers: JSON.parse(secrets.reveal(JSON.stringify(headers))) };
  if (body === '') return new Request(url, init);
  const bytes = typeof body === 'string' ? secrets.reveal(body) : Buffer.from(body.base64, 'base64');
  return new Request(url, { ...init, body: bytes });
}

function bodyOf(bytes: Buffer): Body {
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) ? text : { base64: bytes.toString('base64') };
}

/** @throws RecordingError when the file is none */
export function readRecording(file: string): { start: RecordingStart; exchanges: Exchange[] } {
  try {
    const [start, ...exchanges] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    if (typeof start?.random !== 'number') throw new SyntaxError('It has no first line.');
    return { start, exchanges };
  } catch (error) {
    throw new RecordingError(`${file} is not a recording of a sandbox: ${String(error)}`);
  }
}

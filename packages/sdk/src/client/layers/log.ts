import { GliNetworkError, GliRateLimitError, GliTimeoutError } from '../errors.ts';
import type { Layer } from '../exchange.ts';
import { notify } from '../notify.ts';

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** The least that is logged. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** One attempt, without headers, bodies and query, so there is nothing to redact. */
export type LogEntry = {
  /**
   * `debug`: a success, or the caller aborted. `info`: a 4xx. `warn`: 429, no response, or the client's own limit.
   * `error`: a 5xx, a broken contract, or a failed hook.
   */
  readonly level: Exclude<LogLevel, 'silent'>;
  readonly method: string;
  /** Without query and fragment. */
  readonly url: string;
  /** Null when there was no response. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly requestId: string | null;
  /** Name of the error thrown instead of a response (`GliTimeoutError`, `AbortError`), or of what `hook` threw. */
  readonly error: string | null;
  /** The entry is about this hook, which failed after the attempt. */
  readonly hook: 'onResponse' | null;
};

export type Logger = (entry: LogEntry) => void;

/**
 * The `log` option from `logLevel` on; without `log` it writes to the console. A logger that throws or rejects changes nothing.
 * @throws TypeError for a level that does not exist.
 */
export function levelLogger(log: Logger = toConsole, logLevel: LogLevel = 'debug'): Logger {
  const least = LEVELS.indexOf(logLevel);
  if (least < 0) throw new TypeError(`logLevel must be one of ${LEVELS.join(', ')}`);
  return (entry) => {
    if (LEVELS.indexOf(entry.level) >= least) notify(log, entry);
  };
}

function toConsole(entry: LogEntry): void {
  // biome-ignore lint/suspicious/noConsole: asked for by `logLevel` without a `log`.
  console[entry.level]('@gli/sdk', entry);
}

/** Reports the outcome of every attempt. */
export function log(write: Logger, now: () => number): Layer {
  return (next) => async (request) => {
    const startedAt = now();
    const report = (level: LogEntry['level'], response: Response | null, error: string | null) => {
      write({
        level,
        method: request.method,
        url: request.url.replace(/[?#].*/, ''),
        status: response?.status ?? null,
        durationMs: now() - startedAt,
        requestId: response?.headers.get('X-Request-Id') ?? null,
        error,
        hook: null,
      });
    };
    try {
      const reply = await next(request);
      report(levelOfStatus(reply.response.status), reply.response, null);
      return reply;
    } catch (error) {
      const isAborted = request.signal?.aborted && error === request.signal.reason;
      report(isAborted ? 'debug' : levelOfError(error), null, nameOf(error));
      throw error;
    }
  };
}

export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}

function levelOfStatus(status: number): LogEntry['level'] {
  if (status < 400) return 'debug';
  if (status === 429) return 'warn';
  return status < 500 ? 'info' : 'error';
}

function levelOfError(error: unknown): LogEntry['level'] {
  const isTransient = [GliNetworkError, GliTimeoutError, GliRateLimitError].some(
    (kind) => error instanceof kind,
  );
  return isTransient ? 'warn' : 'error';
}

import { GliNetworkError, GliRateLimitError, GliTimeoutError } from '../errors.ts';
import { notify } from '../notify.ts';
import type { Layer } from '../request.ts';

const LEVELS: readonly string[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** Lowest level that is logged. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** One attempt. It has no headers, bodies or query, so there is nothing to redact. */
export type LogEntry = {
  /**
   * `debug`: a success, or an abort by the caller. `info`: a 4xx. `warn`: a 429, no response, or the client's own
   * limit. `error`: a 5xx, a contract violation, or an error that is not ours.
   */
  readonly level: Exclude<LogLevel, 'silent'>;
  readonly method: string;
  /** URL without query and fragment. */
  readonly url: string;
  /** Null if there was no response. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly requestId: string | null;
  /** Name of the error thrown instead of a response (`GliTimeoutError`, `AbortError`). */
  readonly error: string | null;
};

export type Logger = (entry: LogEntry) => void;

type LogOptions = { log?: Logger | undefined; logLevel?: LogLevel | undefined };

/**
 * Sends entries from `logLevel` upward to `log`, the console by default. Errors thrown by the logger are ignored.
 * @throws TypeError for an unknown level
 */
export function levelLogger(
  log: Logger = toConsole,
  logLevel: string = 'debug',
  option = 'logLevel',
): Logger {
  const minLevel = LEVELS.indexOf(logLevel);
  if (minLevel < 0) throw new TypeError(`${option} must be one of ${LEVELS.join(', ')}`);
  return (entry) => {
    if (LEVELS.indexOf(entry.level) >= minLevel) notify(log, entry);
  };
}

/**
 * Returns a client's logger, or undefined if it logs nothing. In Node and Bun, the environment variable `GLI_LOG` sets
 * the level of a client without `log` and `logLevel`. In Deno, reading it would prompt the user for permission.
 */
export function configuredLogger({ log, logLevel }: LogOptions): Logger | undefined {
  if (log || logLevel) return levelLogger(log, logLevel);
  const environment = 'Deno' in globalThis ? undefined : globalThis.process?.env?.GLI_LOG;
  return environment ? levelLogger(undefined, environment, 'GLI_LOG') : undefined;
}

function toConsole(entry: LogEntry): void {
  // biome-ignore lint/suspicious/noConsole: requested by `logLevel` without a `log`.
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
      });
    };
    try {
      const reply = await next(request);
      report(getStatusLevel(reply.response.status), reply.response, null);
      return reply;
    } catch (error) {
      const isAborted = request.signal?.aborted && error === request.signal.reason;
      report(isAborted ? 'debug' : getErrorLevel(error), null, getErrorName(error));
      throw error;
    }
  };
}

function getErrorName(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}

function getStatusLevel(status: number): LogEntry['level'] {
  if (status < 400) return 'debug';
  if (status === 429) return 'warn';
  return status < 500 ? 'info' : 'error';
}

function getErrorLevel(error: unknown): LogEntry['level'] {
  const isTransient = [GliNetworkError, GliTimeoutError, GliRateLimitError].some(
    (kind) => error instanceof kind,
  );
  return isTransient ? 'warn' : 'error';
}

import type { Layer } from '../exchange.ts';
import { notify } from '../notify.ts';

/** One attempt, without headers, bodies and query, so there is nothing to redact. */
export type LogEntry = {
  readonly method: string;
  /** Without query and fragment. */
  readonly url: string;
  /** Null when there was no response. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly requestId: string | null;
  /** Name of the error thrown instead of a response (`GliTimeoutError`, `AbortError`). */
  readonly error: string | null;
};

export type Logger = (entry: LogEntry) => void;

/** Reports the outcome of every attempt. A logger that throws or rejects changes nothing. */
export function log(write: Logger | undefined, now: () => number): Layer {
  return (next) => {
    if (!write) return next;
    return async (request) => {
      const startedAt = now();
      const report = (response: Response | null, error: string | null) => {
        notify(write, {
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
        report(reply.response, null);
        return reply;
      } catch (error) {
        report(null, error instanceof Error ? error.name : 'Error');
        throw error;
      }
    };
  };
}

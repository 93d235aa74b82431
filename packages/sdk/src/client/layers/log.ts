import type { Layer } from '../exchange.ts';

/**
 * One try, told without secrets: neither headers nor bodies nor the query are in it, so there is nothing to redact.
 */
export type LogEntry = {
  readonly method: string;
  /** Address without query and fragment. */
  readonly url: string;
  /** Status of the answer; null when there was none. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly requestId: string | null;
  /** Name of what was thrown instead of an answer (`GliTimeoutError`, `AbortError`). */
  readonly error: string | null;
};

export type Logger = (entry: LogEntry) => void;

/** Reports every try that is made, and how it ended. A logger that throws changes nothing. */
export function log(write: Logger | undefined, now: () => number): Layer {
  return (next) => {
    if (!write) return next;
    return async (request) => {
      const startedAt = now();
      const report = (response: Response | null, error: string | null) => {
        try {
          write({
            method: request.method,
            url: request.url.replace(/[?#].*/, ''),
            status: response?.status ?? null,
            durationMs: now() - startedAt,
            requestId: response?.headers.get('X-Request-Id') ?? null,
            error,
          });
        } catch {}
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

import { abortable } from '../abort.ts';
import type { ApiReply, ApiRequest, Layer } from '../exchange.ts';
import { IDEMPOTENCY_KEY, toHeaders } from '../headers.ts';
import { GliHookError } from '../hook-error.ts';
import type { RequestContext, RequestOutcome } from '../hooks.ts';
import type { GliClientOptions } from '../options.ts';
import { type Logger, nameOf } from './log.ts';

/** The client's own: other values would sign in someone else, or do a write twice or not at all. */
const RESERVED = /^(authorization|content-type|idempotency-key|x-csrf-token|x-skip-auth-refresh)$/;

/** What one call has sent so far: `own` are its headers without those that were `added`. */
type Sent = { attempt: number; readonly own: Headers; added: string[] };

/**
 * Adds the default headers, calls `onRequest` and `onResponse`. It runs before the token and the CSRF value are added, and
 * shows no headers, so that a hook never sees either. Headers are added for URLs of the API only.
 */
export function hooks(
  {
    headers: defaults,
    onRequest,
    onResponse,
  }: Pick<GliClientOptions, 'headers' | 'onRequest' | 'onResponse'>,
  write: Logger,
  now: () => number,
): Layer {
  const calls = new WeakMap<ApiRequest, Sent>();
  return (next) => async (request) => {
    const sent = calls.get(request) ?? { attempt: 0, own: new Headers(request.headers), added: [] };
    calls.set(request, sent);
    sent.attempt++;
    const context = contextOf(request, sent.attempt);
    let startedAt = now();

    const finish = (reply: ApiReply | null, error: unknown) => {
      const outcome = outcomeOf(reply, error, now() - startedAt);
      const { status, durationMs, requestId } = outcome;
      const { method, url } = context;
      new Promise((resolve) => resolve(onResponse?.(context, outcome))).catch((failure: unknown) =>
        write({
          level: 'error',
          method,
          url,
          status,
          durationMs,
          requestId,
          error: nameOf(failure),
          hook: 'onResponse',
        }),
      );
    };
    const run = async <T>(hook: GliHookError['hook'], call: () => Promise<T>): Promise<T> => {
      try {
        return await abortable(call(), request.signal);
      } catch (error) {
        if (request.signal?.aborted) throw request.signal.reason;
        throw new GliHookError(hook, error);
      }
    };

    try {
      const added = new Headers();
      if (defaults) {
        const given = await run('headers', async () =>
          addable(toHeaders(typeof defaults === 'function' ? await defaults() : defaults)),
        );
        for (const [name, value] of given) if (!sent.own.has(name)) added.set(name, value);
      }
      if (onRequest) {
        await run('onRequest', async () => {
          await onRequest(context);
          for (const [name, value] of addable(context.headers)) added.set(name, value);
        });
      }
      apply(added, request, sent);
      startedAt = now();
      const reply = await next(request);
      finish(reply, undefined);
      return reply;
    } catch (error) {
      finish(null, error);
      throw error;
    }
  };
}

function contextOf({ method, url, path, template, headers }: ApiRequest, attempt: number): RequestContext {
  return {
    method,
    url: url.replace(/[?#].*/, ''),
    path: path ?? undefined,
    urlTemplate: template,
    attempt,
    idempotencyKey: headers.get(IDEMPOTENCY_KEY) ?? undefined,
    headers: new Headers(),
  };
}

function outcomeOf(reply: ApiReply | null, error: unknown, durationMs: number): RequestOutcome {
  const { response, error: envelope } = reply ?? {};
  return {
    status: response?.status ?? null,
    code: envelope?.code,
    error,
    durationMs,
    requestId: response?.headers.get('X-Request-Id') ?? null,
  };
}

function addable(headers: Headers): Headers {
  for (const name of headers.keys())
    if (RESERVED.test(name)) throw new TypeError(`${name} is the client's own header`);
  return headers;
}

/** Replaces what the attempt before added. */
function apply(added: Headers, { headers, path }: ApiRequest, sent: Sent): void {
  for (const name of sent.added) {
    const own = sent.own.get(name);
    if (own === null) headers.delete(name);
    else headers.set(name, own);
  }
  sent.added = path === null ? [] : [...added.keys()];
  for (const name of sent.added) headers.set(name, added.get(name) ?? '');
}

import { type Context, Hono } from 'hono';
import texts from '../../../texts/page.json' with { type: 'json' };
import { BASE_PATH } from '../../core/http/api.ts';
import { jsonResponse } from '../../core/http/respond.ts';
import { problem } from '../../core/problem/problem.ts';
import { randomUuid } from '../../core/random/random.ts';
import { sameInBoth } from '../../core/text/text.ts';
import type { Clock } from '../../core/time/clock.ts';
import { readControl, readControlQuery } from '../control-request.ts';
import document from '../openapi.json' with { type: 'json' };
import { formatPrograms } from './programs.ts';
import { type RequestFilter, selectRequests } from './request-filter.ts';
import type { LoggedExchange, LoggedRequest, RequestLog } from './request-log.ts';

/** Runs a request inside the sandbox as if a client had sent it. */
export type Resend = (request: Request, resentFrom: string) => Promise<Response>;

/** Lists requests to the platform's API and resends them. */
export function requestControls(log: RequestLog, clock: Clock, resend: Resend): Hono {
  const app = new Hono();
  app.get('/requests/', async (context) => {
    const { req } = context;
    const { wait, ...filter } = readControlQuery<RequestFilter & { wait?: number }>(
      context,
      document.paths['/sandbox/requests/'].get,
    );
    if (wait !== undefined) {
      return jsonResponse(200, (await log.waitFor(filter, wait * 1000)).map(toSummary));
    }
    const headers = { ETag: log.version, 'Cache-Control': 'no-cache' };
    if (req.header('If-None-Match') === log.version) return new Response(null, { status: 304, headers });
    return jsonResponse(200, selectRequests(await log.list(), filter).map(toSummary), headers);
  });
  app.delete('/requests/', () => {
    log.clear();
    return new Response(null, { status: 204 });
  });
  app.get('/requests/:id/', async ({ req }) => {
    const { exchange } = await found(log, req.param('id'));
    const baseUrl = new URL(BASE_PATH, req.url).href;
    return jsonResponse(200, { ...exchange, ...formatPrograms(exchange, baseUrl) });
  });
  app.post('/requests/:id/resend/', (context) => resendRequest(context, log, clock, resend));
  return app;
}

async function resendRequest(context: Context, log: RequestLog, clock: Clock, resend: Resend) {
  const { req } = context;
  const { new_key: hasNewKey = false } = await readControl<{ new_key?: boolean }>(context, 'Resend');
  const { entry, exchange } = await found(log, req.param('id') ?? '');
  if (!exchange.can_resend) throw problem('validation_failed', { message: texts.cannotResend });
  const { method, path, request, idempotency_key: key } = exchange;
  const headers = {
    ...request.headers,
    ...(request.headers.authorization === undefined
      ? {}
      : { authorization: `Bearer ${await log.tokenFor(entry, await clock.now())}` }),
    ...(key !== null && hasNewKey ? { 'idempotency-key': randomUuid() } : {}),
  };
  const init = { method, headers, body: request.body?.text ?? null };
  // A fault may break the connection. The log shows it.
  await resend(new Request(new URL(`${BASE_PATH}${path}`, req.url), init), exchange.id).catch(() => null);
  const again = (await log.list()).find(({ resent_from: from }) => from === exchange.id);
  return jsonResponse(200, { id: again?.id ?? exchange.id });
}

async function found(log: RequestLog, id: string) {
  const entry = log.find(id);
  const exchange = await entry?.exchange;
  if (entry && exchange) return { entry, exchange };
  throw problem('not_found', { message: sameInBoth(`The log has no request ${id.slice(0, 100)}.`) });
}

/** Omits the bodies, because the list is read often. */
function toSummary({ request: _request, response: _response, can_resend: _, ...rest }: LoggedExchange) {
  return rest satisfies LoggedRequest;
}

import type { Fetch } from '../exchange.ts';
import type { RequestContext, RequestOutcome } from '../hooks.ts';
import type { LogEntry } from '../layers/log.ts';
import type { GliClientOptions } from '../options.ts';
import { testClient } from './contract.ts';

const baseUrl = 'http://gli.test/api';

/** A client of a server with the given statuses, one per request and the last one again; what it sent and saw. */
export function observed(options: GliClientOptions, ...statuses: (number | Error)[]) {
  const sent: Headers[] = [];
  const seen: [RequestContext, RequestOutcome][] = [];
  const log: LogEntry[] = [];
  const fetch: Fetch = async (_, { headers }) => {
    sent.push(new Headers(headers));
    const status = statuses[Math.min(sent.length, statuses.length) - 1] ?? 200;
    if (status instanceof Error) throw status;
    const body = status < 400 ? '{"id":"inv_1"}' : '{"code":"not_today"}';
    return new Response(body, { status, headers: { 'X-Request-Id': `req_${sent.length}` } });
  };
  const client = testClient({
    baseUrl,
    fetch,
    onResponse: (request, outcome) => void seen.push([request, outcome]),
    log: (entry) => log.push(entry),
    ...options,
  });
  return { client, sent, seen, log };
}

import type { LogEntry } from '../layers/log.ts';
import type { GliClientOptions } from '../options.ts';
import type { Fetch } from '../request.ts';
import { testClient } from './contract.ts';

const baseUrl = 'http://gli.test/api';

export type SentRequest = { url: string; method: string | undefined; headers: Headers; body: unknown };

/**
 * Creates a client whose server responds with these statuses, one per request, repeating the last. Records what it sent
 * and logged.
 */
export function observed(options: GliClientOptions, ...statuses: (number | Error)[]) {
  const sent: SentRequest[] = [];
  const log: LogEntry[] = [];
  const fetch: Fetch = async (url, { method, headers, body }) => {
    sent.push({ url, method, headers: new Headers(headers), body });
    const status = statuses[Math.min(sent.length, statuses.length) - 1] ?? 200;
    if (status instanceof Error) throw status;
    const text = status < 400 ? '{"id":"inv_1"}' : '{"code":"not_today"}';
    return new Response(text, { status, headers: { 'X-Request-Id': `req_${sent.length}` } });
  };
  const client = testClient({ baseUrl, fetch, log: (entry) => log.push(entry), ...options });
  return { client, sent, log };
}

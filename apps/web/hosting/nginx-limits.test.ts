import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GENERAL_RATE_LIMIT, LOG_IN_RATE_LIMIT } from '@gli/sdk';
import contract from '@gli/sdk/openapi.json' with { type: 'json' };
import { AVATAR_MAX_BYTES, FORM_OVERHEAD_MAX_BYTES, IDENTITY_FILE_MAX_BYTES } from '@gli/validation';
import { expect, it } from 'vitest';

const server = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8');
const MEGABYTE = 1024 * 1024;
/** Error bodies in the contract, by code. */
const examples: Record<string, { code: string }[]> = {};
JSON.stringify(contract, (_, value) => {
  if (typeof value?.error === 'string' && typeof value.code === 'string') {
    examples[value.code] = [...(examples[value.code] ?? []), value];
  }
  return value;
});

it('passes requests with the largest files that the contract allows', () => {
  const largest = Math.max(AVATAR_MAX_BYTES, IDENTITY_FILE_MAX_BYTES) + FORM_OVERHEAD_MAX_BYTES;
  const sizes = [...server.matchAll(/client_max_body_size (\w+);/g)].map(([, size]) => size);
  expect(sizes).toEqual([`${Math.ceil(largest / MEGABYTE)}m`]);
});

it('lets one client do all that its own limits allow, and passes a login every two seconds', () => {
  const burst = (zone: string) => Number(new RegExp(`zone=${zone} burst=(\\d+) nodelay;`).exec(server)?.[1]);
  const rate = (zone: string) => new RegExp(`zone=${zone}:\\w+ rate=([\\w/]+);`).exec(server)?.[1];
  expect(burst('gli_requests')).toBeGreaterThanOrEqual(GENERAL_RATE_LIMIT.limit);
  expect(burst('gli_logins')).toBeGreaterThanOrEqual(LOG_IN_RATE_LIMIT.limit);
  const retryAfterSeconds = Number(/Retry-After (\d+) always;\s+return 429/.exec(server)?.[1]);
  expect(rate('gli_logins')).toBe(`${60 / retryAfterSeconds}r/m`);
});

it('rejects requests with the error bodies of the contract', () => {
  const bodies = [...server.matchAll(/return \d+ '(\{.*\})';/g)].map(([, body = '']) => JSON.parse(body));
  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies) expect(examples[body.code]).toContainEqual(body);
});

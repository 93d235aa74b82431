import { afterEach, expect, it, vi } from 'vitest';
import type { Fetch } from './request.ts';
import { testClient } from './test/contract.ts';
import { observed } from './test/observed-client.ts';

const baseUrl = 'http://gli.test/api';
const fetch: Fetch = async () => new Response('{}');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('rejects an invalid logLevel with a TypeError that names it', () => {
  expect(() => observed({ logLevel: JSON.parse('"loud"') })).toThrow(/^logLevel /);
});

it('drops entries below the client’s logLevel', async () => {
  const { client, log } = observed({ logLevel: 'warn' }, 503, 200);
  await client.send('/v1/rwa/assets/');
  expect(log.map(({ status }) => status)).toEqual([503]);
});

it('logs to the console if GLI_LOG is debug', async () => {
  vi.stubEnv('GLI_LOG', 'debug');
  const debug = vi.spyOn(console, 'debug').mockReturnValue();
  await testClient({ baseUrl, fetch }).send('/v1/rwa/assets/');
  expect(debug).toHaveBeenCalledWith('@gli/sdk', expect.objectContaining({ level: 'debug', status: 200 }));
});

it('reads no environment variable in Deno, which would prompt for permission', async () => {
  vi.stubEnv('GLI_LOG', 'debug');
  vi.stubGlobal('Deno', {});
  const debug = vi.spyOn(console, 'debug').mockReturnValue();
  await testClient({ baseUrl, fetch }).send('/v1/rwa/assets/');
  expect(debug).not.toHaveBeenCalled();
});

it.each([{ logLevel: 'warn' as const }, { log: () => {} }])(
  'ignores GLI_LOG if the client has %j',
  async (options) => {
    vi.stubEnv('GLI_LOG', 'debug');
    const debug = vi.spyOn(console, 'debug').mockReturnValue();
    await testClient({ baseUrl, fetch, ...options }).send('/v1/rwa/assets/');
    expect(debug).not.toHaveBeenCalled();
  },
);

it('rejects an invalid GLI_LOG with a TypeError that names it', () => {
  vi.stubEnv('GLI_LOG', 'loud');
  expect(() => testClient({ baseUrl, fetch })).toThrow(/^GLI_LOG /);
});

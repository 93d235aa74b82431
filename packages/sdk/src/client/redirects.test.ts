import { afterEach, expect, it, vi } from 'vitest';
import type { Fetch } from './request.ts';
import { testClient } from './test/contract.ts';
import { loopbackServer } from './test/loopback-server.ts';

afterEach(() => void vi.unstubAllGlobals());
const refused = { name: 'GliContractError', next: 'contact-support' };

it('uses only redirect modes that Workers support', async () => {
  const fetch: Fetch = async (_, { redirect }) => {
    if (redirect === 'error')
      throw new TypeError('Invalid redirect value, must be one of "follow" or "manual"');
    return new Response('{"results":[]}');
  };
  const client = testClient({ baseUrl: 'https://gli.example/api', fetch });
  expect(await client.send('/v1/rwa/assets/')).toEqual({ results: [] });
});

it.each([301, 302, 303, 307, 308])(
  'rejects status %i without following the redirect or retrying',
  async (status) => {
    const { baseUrl, received } = await loopbackServer(
      (_, response) => void response.writeHead(status, { Location: '/api/elsewhere/' }).end(),
    );
    await expect(testClient({ baseUrl }).send('/v1/rwa/assets/')).rejects.toMatchObject({
      ...refused,
      status,
      message: expect.stringMatching(/baseUrl.*trailing slashes.*skipTrailingSlashRedirect/),
    });
    expect(received).toHaveLength(1);
  },
);

it('names the header that causes a 304', async () => {
  const fetch: Fetch = async () => new Response(null, { status: 304 });
  const client = testClient({ baseUrl: 'https://gli.example/api', fetch });
  await expect(client.send('/v1/rwa/assets/', { headers: { 'If-None-Match': '"1"' } })).rejects.toMatchObject(
    {
      ...refused,
      message: expect.stringContaining('If-None-Match'),
    },
  );
});

it('rejects a browser’s opaque redirect', async () => {
  let count = 0;
  const fetch: Fetch = async () => {
    count++;
    return Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } });
  };
  const client = testClient({ baseUrl: 'https://gli.example/api', fetch });
  await expect(client.send('/v1/rwa/assets/')).rejects.toMatchObject({ ...refused, status: null });
  expect(count).toBe(1);
});

it.each([
  ['https://evil.example/upload', false],
  ['https://gli.example/api/elsewhere/', false],
  ['https://gli.example/api/user/profile/avatar/', true],
  // A polyfill of XMLHttpRequest may not have responseURL.
  ['', true],
])('given the XMLHttpRequest response URL %j, accepts the response: %s', async (responseURL, isAccepted) => {
  class Xhr {
    status = 200;
    statusText = 'OK';
    responseText = '{"url":"/me.png"}';
    responseURL = responseURL;
    upload = {};
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders() {
      return '';
    }
    send() {
      queueMicrotask(() => this.onload?.());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Xhr);
  const upload = testClient({ baseUrl: 'https://gli.example/api' }).upload(
    '/user/profile/avatar/',
    new FormData(),
  );
  if (isAccepted) await expect(upload).resolves.toEqual({ url: '/me.png' });
  else await expect(upload).rejects.toMatchObject(refused);
});

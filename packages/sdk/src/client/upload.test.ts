import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { CLIENT_VERSION } from './constants.ts';
import { testClient } from './test/contract.ts';
import { loopbackServer, sendJson } from './test/loopback-server.ts';
import { memoryTokenStore } from './tokens.ts';
import type { UploadProgress } from './upload.ts';

function avatarForm(): FormData {
  const form = new FormData();
  form.set('avatar', new File(['x'.repeat(2048)], 'me.png', { type: 'image/png' }));
  return form;
}

describe('an upload outside browsers', () => {
  it('sends the form with every platform header and reports completion once', async () => {
    const { baseUrl, received } = await loopbackServer((_, response) =>
      sendJson(response, 200, { url: '/me.png' }),
    );
    const progress: UploadProgress[] = [];
    const client = testClient({
      baseUrl,
      tokens: memoryTokenStore({ access: 'a1', refresh: null }),
      csrf: () => 'c5rf',
    });
    const onProgress = (step: UploadProgress) => progress.push(step);
    expect(await client.upload('/user/profile/avatar/', avatarForm(), { onProgress })).toEqual({
      url: '/me.png',
    });
    expect(progress).toEqual([{ loaded: 2048, total: 2048 }]);
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: {
        authorization: 'Bearer a1',
        'x-csrf-token': 'c5rf',
        'content-type': expect.stringContaining('multipart/form-data; boundary='),
      },
    });
    expect(received[0]?.body).toContain('filename="me.png"');
  });

  it('counts the bytes of text fields', async () => {
    const { baseUrl } = await loopbackServer((_, response) => sendJson(response, 200, { url: '/me.png' }));
    const form = avatarForm();
    form.set('note', '제주 🏝');
    const onProgress = vi.fn();
    await testClient({ baseUrl }).upload('/user/profile/avatar/', form, { onProgress });
    expect(onProgress).toHaveBeenCalledWith({ loaded: 2048 + 11, total: 2048 + 11 });
  });

  it('sends the whole form again after a token refresh', async () => {
    const { baseUrl, received } = await loopbackServer(({ url, headers }, response) => {
      if (url === '/api/auth/refresh/') return sendJson(response, 200, { access_token: 'a2' });
      return sendJson(response, headers.authorization === 'Bearer a2' ? 200 : 401, {});
    });
    const client = testClient({ baseUrl, tokens: memoryTokenStore({ access: 'a1', refresh: 'r1' }) });
    await client.upload('/user/profile/avatar/', avatarForm());
    const tries = received.filter(({ url }) => url.endsWith('/avatar/'));
    expect(tries).toHaveLength(2);
    for (const { body } of tries) expect(body).toContain('x'.repeat(2048));
  });

  it('encodes ids in the path and resolves to the contract’s data', async () => {
    const { baseUrl, received } = await loopbackServer((_, response) =>
      sendJson(response, 201, { id: 'fva_1' }),
    );
    const params = { path: { id: 'usr_1/../2' } };
    const attempt = await testClient({ baseUrl }).upload('/users/{id}/face-verification/', avatarForm(), {
      params,
    });
    expectTypeOf(attempt).toEqualTypeOf<{ id: string }>();
    expect(attempt).toEqual({ id: 'fva_1' });
    expect(received[0]?.url).toBe('/api/users/usr_1%2F..%2F2/face-verification/');
    const missing = { params: { path: { id: '' } } };
    await expect(
      testClient({ baseUrl }).upload('/users/{id}/face-verification/', avatarForm(), missing),
    ).rejects.toThrow(/id/);
  });

  it('rejects with the response’s error', async () => {
    const { baseUrl } = await loopbackServer((_, response) =>
      sendJson(response, 413, { code: 'file_too_large' }),
    );
    await expect(testClient({ baseUrl }).upload('/user/profile/avatar/', avatarForm())).rejects.toMatchObject(
      {
        name: 'GliPayloadTooLargeError',
        code: 'file_too_large',
      },
    );
  });
});

/** A browser's XMLHttpRequest, controlled by the test. */
class FakeXhr {
  static last: FakeXhr;
  readonly sent: Record<string, string> = {};
  readonly upload: { onprogress?: (event: UploadProgress) => void } = {};
  aborted = false;
  body: unknown;
  opened: string[] = [];
  status = 200;
  statusText = 'OK';
  responseText = '{"url":"/me.png"}';
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeXhr.last = this;
  }
  open(...how: string[]) {
    this.opened = how;
  }
  setRequestHeader(name: string, value: string) {
    this.sent[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: req: 1\r\n';
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.aborted = true;
    this.onloadend?.();
  }
  finish(status = 200) {
    this.status = status;
    this.onload?.();
    this.onloadend?.();
  }
}

describe('an upload in a browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const baseUrl = 'https://gli.example/api';
  const started = () =>
    vi.waitFor(() => expect(FakeXhr.last.body).toBeInstanceOf(FormData), { interval: 1, timeout: 30_000 });

  function uploading(options: { timeoutMs?: number; signal?: AbortSignal } = {}) {
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    FakeXhr.last = new FakeXhr();
    const progress: number[] = [];
    const client = testClient({ baseUrl, timeoutMs: options.timeoutMs ?? 10_000 });
    const call = client.upload('/user/profile/avatar/', avatarForm(), {
      onProgress: ({ loaded }) => progress.push(loaded),
      ...(options.signal && { signal: options.signal }),
    });
    return { call, progress };
  }

  it('reports progress and sends the platform headers', async () => {
    const { call, progress } = uploading();
    await started();
    FakeXhr.last.upload.onprogress?.({ loaded: 1000, total: 2200 });
    FakeXhr.last.upload.onprogress?.({ loaded: 2200, total: 2200 });
    FakeXhr.last.finish();
    expect(await call).toEqual({ url: '/me.png' });
    expect(progress).toEqual([1000, 2200]);
    expect(FakeXhr.last.opened).toEqual(['POST', 'https://gli.example/api/user/profile/avatar/']);
    expect(FakeXhr.last.sent).toMatchObject({ 'x-client-version': CLIENT_VERSION });
  });

  it('rejects with the response’s error and request id', async () => {
    const { call } = uploading();
    await started();
    FakeXhr.last.responseText = '{"code":"unsupported_file_type"}';
    FakeXhr.last.finish(400);
    await expect(call).rejects.toMatchObject({ code: 'unsupported_file_type', requestId: 'req: 1' });
  });

  it('rejects with a network error when the connection is lost', async () => {
    const { call } = uploading();
    await started();
    FakeXhr.last.onerror?.();
    await expect(call).rejects.toMatchObject({ name: 'GliNetworkError' });
  });

  it('stops when it is aborted', async () => {
    const caller = new AbortController();
    const { call } = uploading({ signal: caller.signal });
    await started();
    caller.abort('left the page');
    await expect(call).rejects.toBe('left the page');
    expect(FakeXhr.last.aborted).toBe(true);
  });

  it('times out only when progress stalls', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { call } = uploading({ timeoutMs: 60_000 });
    const ended = expect(call).rejects.toMatchObject({ name: 'GliTimeoutError' });
    await started();
    for (let i = 1; i <= 4; i++) {
      await vi.advanceTimersByTimeAsync(50_000);
      expect(FakeXhr.last.aborted).toBe(false);
      FakeXhr.last.upload.onprogress?.({ loaded: i, total: 2200 });
    }
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    expect(FakeXhr.last.aborted).toBe(true);
  });
});

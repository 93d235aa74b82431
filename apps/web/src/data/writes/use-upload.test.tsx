// @vitest-environment happy-dom

import { createGliClient, GliNetworkError } from '@gli/sdk';
import { GliProvider } from '@gli/sdk/react';
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAborted, useUpload } from './use-upload.ts';

const EXAMPLE = exampleOf('uploadKycDocument', 201);

type Progress = { loaded: number; total: number };

/** A fake XMLHttpRequest that the test controls. */
class FakeXhr {
  static last: FakeXhr | null = null;
  readonly upload: { onprogress?: (event: Progress) => void } = {};
  isAborted = false;
  body: unknown;
  status = 201;
  statusText = 'Created';
  responseText = JSON.stringify(EXAMPLE);
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeXhr.last = this;
  }
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json\r\n';
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.onloadend?.();
  }
  finish() {
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  FakeXhr.last = null;
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function page() {
  const client = createGliClient({ baseUrl: 'https://api.gli.test/api', retry: { retries: 0 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GliProvider client={client}>{children}</GliProvider>
  );
  const { result, unmount } = renderHook(
    () =>
      useUpload('uploadKycDocument', (client, form, options) =>
        client.upload('/kyc/documents/upload/', form, options),
      ),
    { wrapper },
  );
  /** Starts an upload and returns its data or error. */
  const start = (form: () => FormData | Promise<FormData> = () => new FormData()) => {
    let outcome: Promise<unknown> = Promise.resolve();
    act(() => {
      outcome = result.current.send(form).catch((error: unknown) => error);
    });
    return outcome;
  };
  const sent = async () => {
    await waitFor(() => expect(FakeXhr.last?.body).toBeInstanceOf(FormData));
    return FakeXhr.last as FakeXhr;
  };
  return { result, unmount, start, sent };
}

test('reports progress from 0 to 100 percent', async () => {
  const { result, start, sent } = page();
  expect(result.current.percent).toBeNull();
  const outcome = start();
  const xhr = await sent();
  await waitFor(() => expect(result.current.percent).toBe(0));
  act(() => xhr.upload.onprogress?.({ loaded: 999, total: 2000 }));
  expect(result.current.percent).toBe(49);
  act(() => xhr.upload.onprogress?.({ loaded: 2000, total: 2000 }));
  expect(result.current.percent).toBe(100);
  await act(async () => {
    xhr.finish();
    expect(await outcome).toEqual(EXAMPLE);
  });
  await waitFor(() => expect(result.current.percent).toBeNull());
});

test('keeps the progress at 0 percent if the size is unknown', async () => {
  const { result, start, sent } = page();
  void start();
  const xhr = await sent();
  act(() => xhr.upload.onprogress?.({ loaded: 10, total: 0 }));
  expect(result.current.percent).toBe(0);
});

test('distinguishes a stopped upload from a failure', async () => {
  const { result, start, sent } = page();
  const outcome = start();
  const xhr = await sent();
  act(() => result.current.stop());
  expect(isAborted(await outcome)).toBe(true);
  expect(xhr.isAborted).toBe(true);
  await waitFor(() => expect(result.current.percent).toBeNull());
});

test('can be stopped while the file is being prepared', async () => {
  const { result, start } = page();
  let prepare: (form: FormData) => void = () => {};
  const outcome = start(() => new Promise<FormData>((resolve) => (prepare = resolve)));
  await waitFor(() => expect(result.current.percent).toBe(0));
  act(() => result.current.stop());
  prepare(new FormData());
  expect(isAborted(await outcome)).toBe(true);
  expect(FakeXhr.last?.body).toBeUndefined();
});

test('stops when the member leaves the page', async () => {
  const { unmount, start, sent } = page();
  const outcome = start();
  const xhr = await sent();
  unmount();
  expect(isAborted(await outcome)).toBe(true);
  expect(xhr.isAborted).toBe(true);
});

test('sends another attempt after a lost connection', async () => {
  const { result, start, sent } = page();
  const outcome = start();
  (await sent()).onerror?.();
  const error = await outcome;
  expect(error).toBeInstanceOf(GliNetworkError);
  expect(isAborted(error)).toBe(false);
  await waitFor(() => expect(result.current.percent).toBeNull());
  FakeXhr.last = null;
  void start();
  await sent();
});

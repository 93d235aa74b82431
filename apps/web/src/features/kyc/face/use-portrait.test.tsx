// @vitest-environment happy-dom

import { useGetFaceVerificationStatus } from '@gli/sdk/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18nObject } from '@/i18n';
import { lost, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import type { Portrait } from './portrait.ts';
import { usePortrait } from './use-portrait.ts';

const MEMBER = 'mem_1';
const bitmap = (width: number, height: number) => ({ width, height, close() {} });
const decode = vi.fn(async () => bitmap(640, 480));

beforeEach(() => vi.stubGlobal('createImageBitmap', decode));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'portrait.jpg', { type: 'image/jpeg' });
const portrait: Portrait = { file: jpeg, challenge: 'turn' };

async function page(...replies: Reply[]) {
  const fixture = await platformFixture();
  fixture.reply('submitFaceVerification', ...replies);
  const onSent = vi.fn(async () => {});
  const { result } = renderHook(
    () => ({ face: useGetFaceVerificationStatus({ id: MEMBER }).data, ...usePortrait(MEMBER, onSent) }),
    { wrapper: fixture.wrapper },
  );
  await waitFor(() => expect(result.current.face).toBeDefined());
  const take = (taken = portrait) => act(() => result.current.take(taken));
  const send = () => act(() => result.current.send(portrait));
  return { fixture, result, take, send, onSent, t: i18nObject('en').authCenter };
}

test('keeps a portrait, sends it with its pose, then continues', async () => {
  const { fixture, result, take, send, onSent } = await page();
  await take();
  expect(result.current.portrait).toBe(portrait);
  await send();
  const [call] = fixture.getCalls('submitFaceVerification');
  expect(call?.body instanceof FormData && call.body.get('challenge')).toBe('turn');
  expect(result.current.portrait).toBeNull();
  expect(onSent).toHaveBeenCalledOnce();
});

test('rejects a small or corrupt photo with the reason', async () => {
  const { result, take, t } = await page();
  decode.mockResolvedValueOnce(bitmap(640, 479));
  await take();
  expect(result.current.problem).toBe(t.face.tooSmall({ pixels: 480 }));
  decode.mockRejectedValueOnce(new DOMException('broken'));
  await take();
  expect(result.current.problem).toBe(t.face.unreadable());
  expect(result.current.portrait).toBeNull();
  await take();
  expect(result.current.problem).toBeNull();
});

test('rejects a file of another type', async () => {
  const { result, take, t } = await page();
  await take({ file: new File(['%PDF-1.7'], 'portrait.jpg'), challenge: null });
  expect(result.current.problem).toBe(t.face.wrongType());
});

test('keeps a rejected photo, shows the reason and refetches the attempts', async () => {
  const { fixture, result, take, send, onSent } = await page([400, 'unsupported_file_type']);
  await take();
  await send();
  expect(result.current.failure).toBe('Supported formats are JPEG, PNG.');
  expect(result.current.portrait).toBe(portrait);
  await waitFor(() => expect(fixture.getCalls('getFaceVerificationStatus')).toHaveLength(2));
  expect(onSent).not.toHaveBeenCalled();
});

test('resends the portrait after a lost response', async () => {
  const { result, take, send, onSent } = await page(lost());
  await take();
  await send();
  expect(result.current.failure).not.toBeNull();
  expect(result.current.isSending).toBe(false);
  await send();
  expect(result.current.failure).toBeNull();
  expect(onSent).toHaveBeenCalledOnce();
});

test('stops a slow upload but keeps the portrait', async () => {
  const { result, take, onSent, t } = await page(new Promise<number>(() => {}));
  await take();
  let sending: Promise<void> = Promise.resolve();
  act(() => {
    sending = result.current.send(portrait);
  });
  await waitFor(() => expect(result.current).toMatchObject({ isSending: true, percent: 0 }));
  await act(async () => {
    result.current.stop();
    await sending;
  });
  expect(result.current).toMatchObject({ isSending: false, percent: null, portrait });
  expect(result.current.failure).toBe(t.documents.stopped());
  expect(onSent).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import type { KycDocumentSide } from '@gli/sdk';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lost, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import type { DocumentInput } from './document-kinds.ts';
import { useDocumentFiles } from './use-document-files.ts';
import { useSendDocuments } from './use-send-documents.ts';

afterEach(cleanup);

const input: DocumentInput = { document_type: 'resident_card', issuing_country: 'KR' };
const sides: KycDocumentSide[] = ['front', 'back'];
const jpeg = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

/** Renders a form in which both sides of a card are chosen. The given replies answer the uploads in order. */
async function page(...replies: Reply[]) {
  const fixture = await platformFixture();
  fixture.reply('uploadKycDocument', ...replies);
  const onSent = vi.fn(async () => {});
  const { result } = renderHook(
    () => {
      const chosen = useDocumentFiles();
      return { chosen, ...useSendDocuments(chosen, onSent) };
    },
    { wrapper: fixture.wrapper },
  );
  await act(async () => {
    await result.current.chosen.take('front', jpeg('front.jpg'));
    await result.current.chosen.take('back', jpeg('back.jpg'));
  });
  const send = (open = sides) => act(() => result.current.send(input, open));
  const sentSides = () =>
    fixture
      .getCalls('uploadKycDocument')
      .map(({ body }) => (body instanceof FormData ? body.get('document_side') : null));
  return { result, send, sentSides, onSent };
}

const rejection = (details: Record<string, string[]>): Reply => ({
  status: 400,
  body: { error: 'No', message: 'No', code: 'validation_failed', details },
});

test('sends both sides in order, then continues', async () => {
  const { result, send, sentSides, onSent } = await page();
  await send();
  expect(sentSides()).toEqual(['front', 'back']);
  expect(result.current.chosen.files).toEqual({});
  expect(onSent).toHaveBeenCalledOnce();
});

test('resends only the missing side after a file is rejected', async () => {
  const { result, send, sentSides, onSent } = await page(201, rejection({ file: ['Not readable.'] }), 201);
  await send();
  expect(result.current.chosen.problems).toEqual({ back: 'Not readable.' });
  expect(Object.keys(result.current.chosen.files)).toEqual(['back']);
  expect(onSent).not.toHaveBeenCalled();
  await send(['back']);
  expect(sentSides()).toEqual(['front', 'back', 'back']);
  expect(onSent).toHaveBeenCalledOnce();
});

test('passes the server’s validation errors to the form', async () => {
  const { send, sentSides } = await page(rejection({ expiry_date: ['Expired.'] }));
  await expect(send()).rejects.toMatchObject({ details: { expiry_date: ['Expired.'] } });
  expect(sentSides()).toEqual(['front']);
});

test('keeps the files after a lost response', async () => {
  const { result, send, onSent } = await page(lost());
  await expect(send()).rejects.toThrow();
  expect(Object.keys(result.current.chosen.files)).toEqual(sides);
  expect(result.current.sending).toBeNull();
  expect(onSent).not.toHaveBeenCalled();
});

test('asks for a file again that has changed since it was chosen', async () => {
  const { result, send, sentSides } = await page();
  const front = result.current.chosen.files.front;
  if (front) front.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  await send();
  expect(result.current.chosen.problems).toEqual({ front: 'The file has changed. Choose it again.' });
  expect(Object.keys(result.current.chosen.files)).toEqual(['back']);
  expect(sentSides()).toEqual([]);
});

test('keeps the file that was chosen last, even if an earlier one takes longer to decode', async () => {
  const { result } = await page();
  let finish: (bitmap: ImageBitmap) => void = () => {};
  const slow = new Promise<ImageBitmap>((resolve) => (finish = resolve));
  vi.stubGlobal('createImageBitmap', vi.fn(async () => ({ close() {} })).mockReturnValueOnce(slow));
  await act(async () => {
    const first = result.current.chosen.take('front', jpeg('first.jpg'));
    await result.current.chosen.take('front', jpeg('second.jpg'));
    finish({ width: 1, height: 1, close() {} });
    await first;
  });
  vi.unstubAllGlobals();
  expect(result.current.chosen.files.front?.name).toBe('second.jpg');
});

/** Starts an upload that gets no response. */
async function startUpload() {
  const started = await page(new Promise<number>(() => {}));
  let sending: Promise<void> = Promise.resolve();
  act(() => {
    sending = started.result.current.send(input, sides);
  });
  await waitFor(() => expect(started.sentSides()).toEqual(['front']));
  const stop = () =>
    act(async () => {
      started.result.current.sending?.stop();
      await sending;
    });
  return { ...started, stop };
}

test('shows which side is being uploaded', async () => {
  const { result, stop } = await startUpload();
  await waitFor(() => expect(result.current.sending).toMatchObject({ side: 'front', percent: 0 }));
  await stop();
});

test('sends no other side after the upload is stopped', async () => {
  const { result, sentSides, onSent, stop } = await startUpload();
  await stop();
  expect(result.current.isStopped).toBe(true);
  expect(Object.keys(result.current.chosen.files)).toEqual(sides);
  expect(sentSides()).toEqual(['front']);
  expect(onSent).not.toHaveBeenCalled();
});

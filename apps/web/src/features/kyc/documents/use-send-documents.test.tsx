// @vitest-environment happy-dom
import type { KycDocumentSide } from '@gli/sdk';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { i18nObject } from '../../../i18n/i18n-util.ts';
import { lost, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import type { DocumentValues } from './document-kinds.ts';
import { useDocumentFiles } from './use-document-files.ts';
import { useSendDocuments } from './use-send-documents.ts';

afterEach(cleanup);

const values: DocumentValues = { document_type: 'resident_card', issuing_country: 'KR', expiry_date: '' };
const sides: KycDocumentSide[] = ['front', 'back'];
const jpeg = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

/** A form with both sides of a card chosen, over a transport with these replies. */
async function page(...replies: Reply[]) {
  const fixture = await platformFixture();
  fixture.reply('uploadKycDocument', ...replies);
  const onSent = vi.fn(async () => {});
  const { result } = renderHook(
    () => {
      const form = useForm<DocumentValues>({ defaultValues: values });
      const chosen = useDocumentFiles();
      return { errors: form.formState.errors, chosen, ...useSendDocuments({ form, chosen, onSent }) };
    },
    { wrapper: fixture.wrapper },
  );
  await act(async () => {
    await result.current.chosen.take('front', jpeg('front.jpg'));
    await result.current.chosen.take('back', jpeg('back.jpg'));
  });
  const send = (open = sides) => act(() => result.current.send(values, open));
  const sentSides = () =>
    fixture
      .callsOf('uploadKycDocument')
      .map(({ body }) => (body instanceof FormData ? body.get('document_side') : null));
  return { result, send, sentSides, onSent, t: i18nObject('en').authCenter.documents };
}

const refusal = (details: Record<string, string[]>): Reply => ({
  status: 400,
  body: { error: 'No', message: 'No', code: 'validation_failed', details },
});

test('both sides are sent one after the other, and then the member goes on', async () => {
  const { result, send, sentSides, onSent } = await page();
  await send();
  expect(sentSides()).toEqual(['front', 'back']);
  expect(result.current.chosen.files).toEqual({});
  expect(onSent).toHaveBeenCalledOnce();
});

test('after a refused file a retry sends only the side that is missing', async () => {
  const { result, send, sentSides, onSent } = await page(201, refusal({ file: ['Not readable.'] }), 201);
  await send();
  expect(result.current.chosen.problems).toEqual({ back: 'Not readable.' });
  expect(Object.keys(result.current.chosen.files)).toEqual(['back']);
  expect(onSent).not.toHaveBeenCalled();
  await send(['back']);
  expect(sentSides()).toEqual(['front', 'back', 'back']);
  expect(onSent).toHaveBeenCalledOnce();
});

test("the server's validation errors are shown at their fields", async () => {
  const { result, send, sentSides } = await page(refusal({ expiry_date: ['Expired.'] }));
  await send();
  expect(result.current.errors.expiry_date?.message).toBe('Expired.');
  expect(result.current.failure).not.toBeNull();
  expect(sentSides()).toEqual(['front']);
});

test('after a lost response the files are still there', async () => {
  const { result, send, onSent } = await page(lost());
  await send();
  expect(result.current.failure).not.toBeNull();
  expect(Object.keys(result.current.chosen.files)).toEqual(sides);
  expect(result.current.sending).toBeNull();
  expect(onSent).not.toHaveBeenCalled();
});

test('a slow upload shows its side and can be stopped; nothing more is sent', async () => {
  const { result, sentSides, onSent, t } = await page(new Promise<number>(() => {}));
  let sending: Promise<void> = Promise.resolve();
  act(() => {
    sending = result.current.send(values, sides);
  });
  await waitFor(() => expect(result.current.sending).toMatchObject({ side: 'front', percent: 0 }));
  await waitFor(() => expect(sentSides()).toEqual(['front']));
  await act(async () => {
    result.current.sending?.stop();
    await sending;
  });
  expect(result.current.failure).toBe(t.stopped());
  expect(Object.keys(result.current.chosen.files)).toEqual(sides);
  expect(sentSides()).toEqual(['front']);
  expect(onSent).not.toHaveBeenCalled();
});

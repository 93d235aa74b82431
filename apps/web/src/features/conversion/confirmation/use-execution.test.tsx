// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lost, memoryStorage, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import { type UnfinishedConversion, useExecution } from './use-execution.ts';

afterEach(cleanup);

const conversion: UnfinishedConversion = {
  body: { quote_id: 'qte_9fk3w7bn1d', acknowledged_warnings: ['large_amount'] },
  quote: { from_token: 'GLIB', to_token: 'GLID', amount: '500', receive_amount: '198' },
};

/** Renders a member's page in a tab, with these replies to `executeConversion`. */
async function page(replies: Reply[], tab = memoryStorage(), memberId = 'mem_1') {
  const fixture = await platformFixture({ perTab: () => tab });
  fixture.reply('executeConversion', ...replies);
  const onDone = vi.fn();
  const calls = () => fixture.getCalls('executeConversion');
  const { result, unmount } = renderHook(() => useExecution(memberId, onDone), { wrapper: fixture.wrapper });
  const send = async (sent = conversion) => {
    const before = calls().length;
    await act(async () => result.current.send(sent));
    await waitFor(() => {
      expect(calls().length).toBeGreaterThan(before);
      expect(result.current.isSending).toBe(false);
      const { unfinished, error } = result.current;
      expect(unfinished !== null || error !== null || onDone.mock.calls.length > 0).toBe(true);
    });
  };
  const keys = () => fixture.getKeys('executeConversion');
  return { result, unmount, send, onDone, calls, keys };
}

test('sends a conversion once, exactly as confirmed', async () => {
  const { result, send, onDone, calls } = await page([201]);
  await send();
  expect(calls().map(({ body }) => body)).toEqual([conversion.body]);
  expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ id: expect.stringMatching(/^cnv_/) }));
  expect(result.current).toMatchObject({ unfinished: null, error: null });
});

test('converts only once on a double click', async () => {
  let respond: (status: number) => void = () => {};
  const { result, onDone, keys } = await page([new Promise<number>((resolve) => (respond = resolve))]);
  await act(async () => {
    result.current.send(conversion);
    result.current.send(conversion);
  });
  await waitFor(() => expect(result.current.isSending).toBe(true));
  await act(async () => respond(201));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(keys()).toHaveLength(1);
});

test('repeats the identical request with the same key after a lost response and a reload', async () => {
  const tab = memoryStorage();
  const before = await page([lost()], tab);
  await before.send();
  expect(before.result.current).toMatchObject({ unfinished: conversion, error: null });
  before.unmount();

  const after = await page([201], tab);
  expect(after.result.current.unfinished).toEqual(conversion);
  await waitFor(() => expect(after.onDone).toHaveBeenCalledOnce());
  expect(after.calls()[0]?.body).toEqual(before.calls()[0]?.body);
  expect(after.keys()).toEqual(before.keys());
  expect((await page([], tab)).result.current.unfinished).toBeNull();
});

test('offers no unfinished conversion to another member in this browser', async () => {
  const tab = memoryStorage();
  await (await page([lost()], tab)).send();
  expect((await page([], tab, 'mem_2')).result.current.unfinished).toBeNull();
});

test.each(['{', 'null', '[]', '{"body":{}}', '{"body":{"quote_id":1},"quote":{}}'])(
  'ignores stored text that is not a conversion: %s',
  async (text) => {
    for (const stored of [text, `[{"key":"k","variables":${text}}]`]) {
      const tab = memoryStorage({ 'pending-writes:conversion:mem_1': stored });
      const { result, send, onDone } = await page([201], tab);
      expect(result.current.unfinished).toBeNull();
      await send();
      expect(onDone).toHaveBeenCalledOnce();
    }
  },
);

test.each<[string, Reply]>([
  ['an invalid body', 400],
  ['an unknown quote', 404],
  ['an expired quote', [409, 'quote_expired']],
  ['a used quote', [409, 'quote_already_used']],
  ['an insufficient balance', [409, 'insufficient_balance']],
  ['a reused key', 422],
])('uses a new key after %s', async (_, reply) => {
  const { result, send, onDone, keys } = await page([reply, 201]);
  await send();
  expect(result.current.unfinished).toBeNull();
  expect(result.current.error).not.toBeNull();
  expect(onDone).not.toHaveBeenCalled();
  await send();
  expect(keys()[1]).not.toBe(keys()[0]);
});

test.each<[string, ...Reply[]]>([
  ['an ended session', 401, 401],
  ['a first attempt still in flight', [409, 'request_in_progress']],
  ['a rate limit', 429],
  ['a server error', 500],
])('keeps the conversion unfinished after %s', async (_, ...replies) => {
  const { result, send, onDone } = await page(replies);
  await send();
  expect(result.current.unfinished).toEqual(conversion);
  expect(onDone).not.toHaveBeenCalled();
});

test('does not offer an abandoned conversion again', async () => {
  const tab = memoryStorage();
  const { result, send } = await page([lost()], tab);
  await send();
  await act(async () => result.current.giveUp());
  expect(result.current).toMatchObject({ unfinished: null, error: null });
  expect((await page([], tab)).result.current.unfinished).toBeNull();
});

test('ignores a response after the member leaves the page', async () => {
  let respond: (status: number) => void = () => {};
  const { result, unmount, onDone } = await page([new Promise<number>((resolve) => (respond = resolve))]);
  await act(async () => result.current.send(conversion));
  unmount();
  await act(async () => respond(201));
  await new Promise((resolve) => setTimeout(resolve));
  expect(onDone).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lost, memoryStorage, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import { type SentConversion, useExecution } from './use-execution.ts';

afterEach(cleanup);

const conversion: SentConversion = {
  body: { quote_id: 'qte_9fk3w7bn1d', acknowledged_warnings: ['large_amount'] },
  quote: { from_token: 'GLIB', to_token: 'GLID', amount: '500', receive_amount: '198' },
};

/** Renders a member's page in a tab, with these replies to `executeConversion`. */
async function page(replies: Reply[], tab = memoryStorage(), memberId = 'mem_1') {
  const fixture = await platformFixture({ perTab: () => tab });
  fixture.reply('executeConversion', ...replies);
  const { result } = renderHook(() => useExecution(memberId), { wrapper: fixture.wrapper });
  const send = () => act(() => result.current.mutate(conversion));
  return { ...fixture, result, send };
}

test('sends a conversion exactly as confirmed', async () => {
  const { result, send, getCalls } = await page([201]);
  await send();
  expect(getCalls('executeConversion').map(({ body }) => body)).toEqual([conversion.body]);
  expect(result.current.state).toMatchObject({ status: 'done', data: exampleOf('executeConversion', 201) });
});

test('reads a conversion from before a reload by its key, without sending it', async () => {
  const tab = memoryStorage();
  const before = await page([lost()], tab);
  before.handle('listConversionHistory', () => ({
    status: 200,
    body: { count: 0, next: null, previous: null, results: [] },
  }));
  await before.send();
  cleanup();
  const after = await page([], tab);
  await waitFor(() => expect(after.result.current.state.status).toBe('done'));
  const [read] = after.getCalls('listConversionHistory');
  expect(read?.url.searchParams.get('idempotency_key')).toBe(before.getKeys('executeConversion')[0]);
  expect(after.getCalls('executeConversion')).toEqual([]);
});

test('offers no unfinished conversion to another member in this browser', async () => {
  const tab = memoryStorage();
  await (await page([lost()], tab)).send();
  expect((await page([], tab, 'mem_2')).result.current.state).toEqual({ status: 'idle' });
});

test.each(['7', 'null', '[]', '{"body":{}}', '{"body":{"quote_id":1},"quote":{}}'])(
  'ignores stored variables that are not a conversion: %s',
  async (variables) => {
    const text = `{"memberId":"mem_1","writes":{"conversion":{"key":"key-1","variables":${variables}}}}`;
    const { result, send } = await page([201], memoryStorage({ 'pending-writes': text }));
    expect(result.current.state).toEqual({ status: 'idle' });
    expect(await send()).toMatchObject({ status: 'done' });
  },
);

test('drops the key of a conversion that was rejected with 401', async () => {
  const tab = memoryStorage();
  const { result, send } = await page([401, 401], tab);
  await send();
  expect(result.current.state).toMatchObject({ status: 'rejected' });
  expect(tab.getItem('pending-writes')).toBeNull();
});

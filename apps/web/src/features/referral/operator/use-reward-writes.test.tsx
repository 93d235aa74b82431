// @vitest-environment happy-dom
import type { OperationId } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { lost, memoryStorage, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import { useGrantReward, useManualReward, useRewardProcessing } from './use-reward-writes.ts';

afterEach(cleanup);

type Write<Body> = { mutate: (body: Body) => Promise<unknown> };

/** Tests the idempotency of a write. `body` and `other` must differ. */
function describeWrite<Body>(
  name: string,
  operation: OperationId,
  success: number,
  useWrite: () => Write<Body>,
  [body, other]: readonly [Body, Body],
) {
  /** Renders the hook. The given replies answer its calls in order. */
  async function page(replies: Reply[], tab = memoryStorage()) {
    const fixture = await platformFixture({ perTab: () => tab });
    fixture.reply(operation, ...replies);
    const { result } = renderHook(useWrite, { wrapper: fixture.wrapper });
    /** Sends a body. Returns the outcome. */
    const send = (sent = body) => act(() => result.current.mutate(sent));
    return { send, keys: () => fixture.getKeys(operation) };
  }

  describe(name, () => {
    test('sends the key again after a lost response, even across a reload', async () => {
      const tab = memoryStorage();
      const before = await page([lost(), lost()], tab);
      await before.send();
      expect(await before.send()).toEqual({ status: 'unknown' });
      const after = await page([success], tab);
      expect(await after.send()).toMatchObject({ status: 'done', data: { id: expect.any(String) } });
      expect(new Set([...before.keys(), ...after.keys()])).toEqual(new Set([expect.stringMatching(/\S/)]));
    });

    test('uses a new key after a rejection and after a successful call', async () => {
      const { send, keys } = await page([rejected, success, success]);
      await send();
      await send();
      await send();
      expect(new Set(keys()).size).toBe(3);
    });

    test('uses a different key for a different body', async () => {
      const { send, keys } = await page([lost(), lost()]);
      await send();
      await send(other);
      expect(new Set(keys()).size).toBe(2);
    });
  });
}

const rejected = { status: 404, body: { error: '', message: '', code: 'not_found', details: {} } };
const manual = { member_id: 'mem_1', amount: '12.5', token: 'GLIB', reason: 'Event prize' } as const;
const signUp = { event: 'sign_up' } as const;
const pay = { action: 'pay' } as const;
const cancel = { action: 'cancel', reason: 'Granted twice' } as const;
const referral = { id: 'ref_1', referrer: { id: 'mem_1', name: 'Kim' } };
const reward = { id: 'rwd_1', member_id: 'mem_1', event: 'sign_up', status: 'pending' } as const;

describeWrite('granting a reward', 'rewardReferral', 201, () => useGrantReward('mem_op', referral), [
  signUp,
  { event: 'first_investment' },
]);
describeWrite('granting a manual reward', 'grantManualReward', 201, () => useManualReward('mem_op'), [
  manual,
  { ...manual, amount: '13' },
]);
describeWrite('paying a reward', 'processReward', 200, () => useRewardProcessing('mem_op', reward), [
  pay,
  cancel,
]);
describeWrite('canceling a reward', 'processReward', 200, () => useRewardProcessing('mem_op', reward), [
  cancel,
  { ...cancel, reason: 'Wrong member' },
]);

test('reads from the reward’s status whether a lost payout was made', async () => {
  const fixture = await platformFixture();
  fixture.reply('processReward', lost());
  const paid = { ...exampleOf('processReward', 200), id: 'rwd_1', status: 'paid' };
  const page = { count: 1, next: null, previous: null, results: [paid] };
  fixture.handle('listRewardHistory', () => ({ status: 200, body: page }));
  const { result } = renderHook(() => useRewardProcessing('mem_op', reward), { wrapper: fixture.wrapper });
  await act(() => result.current.mutate(pay));
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'done', data: { id: 'rwd_1' } }));
});

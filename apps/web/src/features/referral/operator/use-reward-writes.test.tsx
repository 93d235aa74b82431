// @vitest-environment happy-dom
import type { OperationId } from '@gli/sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { lost, memoryStorage, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import { useGrantReward, useManualReward, useRewardProcessing } from './use-reward-writes.ts';

afterEach(cleanup);

type SendWrite<Body> = (body: Body) => Promise<unknown>;

/** Tests the idempotency of a write. `body` and `other` must differ. */
function describeWrite<Body>(
  name: string,
  operation: OperationId,
  success: number,
  useWrite: () => SendWrite<Body>,
  [body, other]: readonly [Body, Body],
) {
  /** Renders the hook. The given replies answer its calls in order. */
  async function page(replies: Reply[], tab = memoryStorage()) {
    const fixture = await platformFixture({ perTab: () => tab });
    fixture.reply(operation, ...replies);
    const { result } = renderHook(useWrite, { wrapper: fixture.wrapper });
    /** Sends a body. Returns the response or the error. */
    const send = (sent = body) => act(() => result.current(sent).catch((error: unknown) => error));
    return { send, keys: () => fixture.getKeys(operation) };
  }

  describe(name, () => {
    test('keeps the key after a lost response, even across a reload', async () => {
      const tab = memoryStorage();
      const before = await page([lost(), lost()], tab);
      await before.send();
      expect(await before.send()).toBeInstanceOf(Error);
      const after = await page([success], tab);
      expect(await after.send()).toMatchObject({ id: expect.any(String) });
      expect(new Set([...before.keys(), ...after.keys()])).toEqual(new Set([expect.stringMatching(/\S/)]));
    });

    test('uses a new key after a rejection and after a successful call', async () => {
      const { send, keys } = await page([refused, success, success]);
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

const refused = { status: 404, body: { error: '', message: '', code: 'not_found', details: {} } };
const manual = { member_id: 'mem_1', amount: '12.5', token: 'GLIB', reason: 'Event prize' } as const;

describeWrite('granting a reward', 'rewardReferral', 201, () => useGrantReward('mem_op', 'ref_1'), [
  { event: 'sign_up' },
  { event: 'first_investment' },
]);
describeWrite('granting a manual reward', 'grantManualReward', 201, () => useManualReward('mem_op'), [
  manual,
  { ...manual, amount: '13' },
]);
describeWrite('paying a reward', 'processReward', 200, () => useRewardProcessing('mem_op', 'rwd_1'), [
  { action: 'pay' },
  { action: 'cancel', reason: 'Granted twice' },
]);
describeWrite('canceling a reward', 'processReward', 200, () => useRewardProcessing('mem_op', 'rwd_1'), [
  { action: 'cancel', reason: 'Granted twice' },
  { action: 'cancel', reason: 'Wrong member' },
]);

// @vitest-environment happy-dom
import type { OperationId } from '@gli/sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { lost, memoryStorage, platformFixture, type Reply } from '../../../testing/platform-fixture.tsx';
import { isReason, useGrantReward, useManualReward, useRewardProcessing } from './use-reward-writes.ts';

afterEach(cleanup);

const OPERATOR = 'mem_op';
const manual = { member_id: 'mem_1', amount: '12.5', token: 'GLIB', reason: 'Event prize' } as const;

/** Each write of an operator: its operation, and two bodies that differ. */
const writes = {
  'granting a reward': {
    operation: 'rewardReferral',
    useWrite: () => {
      const { grant } = useGrantReward(OPERATOR, 'ref_1');
      return {
        send: () => grant({ event: 'sign_up' }),
        sendOther: () => grant({ event: 'first_investment' }),
      };
    },
  },
  'granting a manual reward': {
    operation: 'grantManualReward',
    useWrite: () => {
      const { grant } = useManualReward(OPERATOR);
      return { send: () => grant({ ...manual }), sendOther: () => grant({ ...manual, amount: '13' }) };
    },
  },
  'paying a reward': {
    operation: 'processReward',
    useWrite: () => {
      const { process } = useRewardProcessing(OPERATOR, 'rwd_1');
      return {
        send: () => process({ action: 'pay' }),
        sendOther: () => process({ action: 'cancel', reason: 'Granted twice' }),
      };
    },
  },
  'canceling a reward': {
    operation: 'processReward',
    useWrite: () => {
      const { process } = useRewardProcessing(OPERATOR, 'rwd_1');
      return {
        send: () => process({ action: 'cancel', reason: 'Granted twice' }),
        sendOther: () => process({ action: 'cancel', reason: 'Wrong member' }),
      };
    },
  },
} satisfies Record<
  string,
  { operation: OperationId; useWrite: () => Record<string, () => Promise<unknown>> }
>;

/** A page with the hook, over a transport with these replies. */
async function page(name: keyof typeof writes, replies: Reply[], tab = memoryStorage()) {
  const { operation, useWrite } = writes[name];
  const fixture = await platformFixture({ perTab: () => tab });
  fixture.reply(operation, ...replies);
  const { result } = renderHook(() => useWrite(), { wrapper: fixture.wrapper });
  const send = (which: 'send' | 'sendOther' = 'send') =>
    act(async () => void (await result.current[which]().catch(() => {})));
  return { send, keys: () => fixture.keysOf(operation) };
}

const names = Object.keys(writes).filter((name): name is keyof typeof writes => name in writes);
const refused = { status: 404, body: { error: '', message: '', code: 'not_found', details: {} } };

describe.each(names)('%s', (name) => {
  const success = name.startsWith('granting') ? 201 : 200;

  test('has the same key after a lost response, even after a reload', async () => {
    const tab = memoryStorage();
    const before = await page(name, [lost(), lost()], tab);
    await before.send();
    await before.send();
    const after = await page(name, [success], tab);
    await after.send();
    expect(new Set([...before.keys(), ...after.keys()]).size).toBe(1);
    expect(before.keys()[0]).toMatch(/\S/);
  });

  test('has a new key after a refusal, and after a success', async () => {
    const { send, keys } = await page(name, [refused, success, success]);
    await send();
    await send();
    await send();
    expect(new Set(keys()).size).toBe(3);
  });

  test('has a different key with another body', async () => {
    const { send, keys } = await page(name, [lost(), lost()]);
    await send();
    await send('sendOther');
    expect(new Set(keys()).size).toBe(2);
  });
});

test.each([
  ['ok', true],
  [' 가 ', false],
  ['a'.repeat(200), true],
  ['a'.repeat(201), false],
])('"%s" as a reason: %s', (text, is) => {
  expect(isReason(text)).toBe(is);
});

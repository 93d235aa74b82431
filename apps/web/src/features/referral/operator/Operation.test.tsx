// @vitest-environment happy-dom
import type { ReferralReward, ReferralRewardConfig, ReferralRewardConfigInput } from '@gli/sdk';
import { exampleOf } from '@gli/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fill } from '../../../testing/fill.ts';
import { memoryStorage } from '../../../testing/platform-fixture.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(cleanup);

const operator = { ...exampleOf('getProfile', 200), role: 'admin' as const };
const page = exampleOf('listPendingRewards', 200, 'pendingEnglish');
const [reward] = page.results;
if (!reward) throw new Error('The contract has no pending reward.');

const toList = (rewards: readonly ReferralReward[]) => ({
  status: 200,
  body: { ...page, count: rewards.length, results: rewards },
});

test('pays all pending rewards in one run, and shows the progress and each outcome', async () => {
  const amounts = ['1', '2', '3'];
  const rewards = amounts.map((amount) => ({ ...reward, id: `rwd_${amount}`, amount }));
  const { user, getCalls } = await renderScreen('/referral?tab=operator&member=mem_1', {
    member: operator,
    handlers: {
      getRewardStats: { status: 200, body: { ...exampleOf('getRewardStats', 200), pending_count: 3 } },
      listPendingRewards: toList(rewards),
      processRewardBatch: {
        status: 200,
        body: {
          ...exampleOf('processRewardBatch', 200, 'onePaidEnglish'),
          processed_count: 3,
          paid_count: 3,
          paid_totals: [{ token: 'GLIB', amount: '6' }],
          outcomes: rewards.map((paid) => ({ outcome: 'paid', reward: paid, failure: null })),
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay all pending rewards (3)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay the pending rewards?' });
  await user.click(within(dialog).getByRole('button', { name: 'Pay' }));
  const outcomes = await screen.findByRole('table', { name: 'Outcomes' });
  expect(within(outcomes).getAllByRole('rowheader')).toHaveLength(3);
  expect(within(outcomes).getAllByText('Paid')).toHaveLength(3);
  expect(screen.getByRole('progressbar', { name: 'Paying' }).getAttribute('aria-valuetext')).toBe('3 of 3');
  expect(screen.getByText('3 paid, 0 failed, 0 skipped · Paid 6 GLIB').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getCalls('processRewardBatch')).toHaveLength(1);
});

test('cancels a reward only with a reason', async () => {
  let rewards: ReferralReward[] = [reward];
  const { user, getCalls } = await renderScreen('/referral?tab=operator&member=mem_1', {
    member: operator,
    handlers: {
      listPendingRewards: () => toList(rewards),
      processReward: () => {
        rewards = [];
        return { status: 200, body: { ...reward, status: 'cancelled' } };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: `Cancel: ${reward.reason}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getAllByRole('button', { name: 'Cancel' }).at(-1);
  if (!confirm) throw new Error('The dialog cannot be confirmed.');
  await user.click(confirm);
  const reason = dialog.getByLabelText('Reason');
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  expect(getCalls('processReward')).toEqual([]);
  await fill(user, reason, 'Granted twice');
  await user.click(confirm);
  expect(await screen.findByText('No pending rewards')).toBeDefined();
  expect(getCalls('processReward').map(({ body }) => body)).toEqual([
    { action: 'cancel', reason: 'Granted twice' },
  ]);
});

test('finds a code by search, and masks the owner’s email', async () => {
  const { user, getCalls } = await renderScreen('/referral?tab=operator', {
    member: operator,
    handlers: {
      listReferralCodes: ({ url }) => {
        const all = exampleOf('listReferralCodes', 200);
        const found = all.results.filter(
          ({ referral_code: { code } }) => code === (url.searchParams.get('search') ?? code),
        );
        return { status: 200, body: { ...all, count: found.length, results: found } };
      },
    },
  });
  const search = await screen.findByLabelText('Search code, name or email');
  await screen.findByRole('table', { name: 'All codes' });
  await fill(user, search, 'SEOYEON26');
  await user.keyboard('{Enter}');
  expect(window.location.search).toContain('q=SEOYEON26');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  expect(screen.getByRole('rowheader').textContent).toBe('SEOYEON26');
  expect(screen.getByRole('table').textContent).toContain('se***@example.com');
  expect(getCalls('listReferralCodes').at(-1)?.url.searchParams.get('search')).toBe('SEOYEON26');
});

test('saves changed rules once they are valid', async () => {
  let config: ReferralRewardConfig = exampleOf('getRewardConfig', 200);
  const { user, getCalls } = await renderScreen('/referral?tab=operator', {
    member: operator,
    handlers: {
      getRewardConfig: () => ({ status: 200, body: config }),
      updateRewardConfig: ({ body }) => {
        const { payout_delay_days } = body as ReferralRewardConfigInput;
        config = { ...config, ...(payout_delay_days !== undefined && { payout_delay_days }) };
        return { status: 200, body: config };
      },
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Reward rules' }));
  const delay = await screen.findByLabelText<HTMLInputElement>('Days until the payout');
  const save = screen.getByRole('button', { name: 'Save rules' });
  await fill(user, delay, '91');
  await user.click(save);
  await waitFor(() => expect(document.activeElement).toBe(delay));
  expect(delay.getAttribute('aria-invalid')).toBe('true');
  expect(getCalls('updateRewardConfig')).toEqual([]);
  await fill(user, delay, '8');
  await user.click(save);
  expect((await screen.findAllByText('Reward rules saved')).length).toBeGreaterThan(0);
  expect(getCalls('updateRewardConfig').map(({ body }) => body)).toEqual([{ payout_delay_days: 8 }]);
  expect(delay.value).toBe('8');
});

test('grants a reward that was not granted automatically', async () => {
  let rewards: ReferralReward[] = [reward];
  const { user, reply, getCalls } = await renderScreen('/referral?tab=operator&member=mem_1', {
    member: operator,
    handlers: {
      listPendingRewards: () => toList(rewards),
      rewardReferral: () => {
        const granted = { ...exampleOf('rewardReferral', 201, 'grantedEnglish'), id: 'rwd_2' };
        rewards = [...rewards, granted];
        return { status: 201, body: granted };
      },
    },
  });
  const [grant] = await screen.findAllByRole('button', { name: /^Grant a reward for / });
  if (!grant) throw new Error('The list of friends has no button.');
  await user.click(grant);
  const dialog = within(await screen.findByRole('dialog', { name: 'Grant a missing reward' }));
  reply('rewardReferral', [409, 'reward_already_processed']);
  await user.click(dialog.getByRole('button', { name: 'Grant reward' }));
  const event = dialog.getByLabelText('Event');
  await waitFor(() => expect(event.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getByText('This referral event was already rewarded.')).toBeDefined();
  await user.selectOptions(event, 'First investment');
  await user.click(dialog.getByRole('button', { name: 'Grant reward' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getCalls('rewardReferral').at(-1)?.body).toMatchObject({ event: 'first_investment' });
  const pending = await screen.findByRole('table', { name: 'Pending rewards' });
  await waitFor(() => expect(within(pending).getAllByRole('rowheader')).toHaveLength(2));
});

/** Creates the storage of a tab with an operator's write whose outcome is unknown. */
function tabWith(scope: string, variables: unknown) {
  const writes = { [scope]: { key: 'stored-key', variables } };
  const tab = memoryStorage({ 'pending-writes': JSON.stringify({ memberId: operator.id, writes }) });
  return () => tab;
}

test('shows the outcome of an earlier cancellation instead of a payment', async () => {
  const { user, getCalls } = await renderScreen('/referral?tab=operator&member=mem_1', {
    member: operator,
    perTab: tabWith(`process-reward:${reward.id}`, { action: 'cancel', reason: 'Granted twice' }),
    handlers: {
      listPendingRewards: toList([reward]),
      listRewardHistory: toList([{ ...reward, status: 'cancelled' }]),
    },
    shell: true,
  });
  await user.click(await screen.findByRole('button', { name: `Pay: ${reward.reason}` }));
  expect(await screen.findAllByText('Reward canceled')).not.toHaveLength(0);
  expect(screen.queryByText(/^Paid /)).toBeNull();
  expect(getCalls('processReward')).toEqual([]);
});

test('shows an earlier manual reward whose outcome is unknown instead of the entered one', async () => {
  const { user } = await renderScreen('/referral?tab=operator&view=manual', {
    member: operator,
    perTab: tabWith('manual-reward', {
      member_id: 'mem_9',
      amount: '12.5',
      token: 'GLIB',
      reason: 'Event prize',
    }),
  });
  await fill(user, await screen.findByLabelText(/^Member ID/), 'mem_1');
  await fill(user, screen.getByLabelText('Amount'), '7');
  await fill(user, screen.getByLabelText('Reason'), 'Other');
  await user.click(screen.getByRole('button', { name: 'Grant reward' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('12.5 GLIB')).toBeTruthy();
  expect(dialog.queryByText('7 GLIB')).toBeNull();
});

import type { ReferralCodePage, ReferralReward, ReferralStats } from '@gli/sdk';
import { expect, it } from 'vitest';
import { contractExample } from '../../src/core/contract/contract-example.ts';
import { signIn } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

// The time of the contract's examples, so that months and ranks match.
const NOW = new Date('2026-11-21T14:05:22+09:00');
const sandbox = await startTestSandbox({ frozenAt: NOW });
const kim = await signIn(sandbox);
const operator = await signIn(sandbox, 'jihoon.choi@gli.example');

const read = async (path: string, { token = kim.access, language = 'ko' as 'ko' | 'en' } = {}) =>
  (await sandbox.send('GET', `/v1/referrals${path}`, { token, language })).body;

it("returns Kim's code and the rules as in the contract's examples", async () => {
  expect(await read(`/code/${kim.id}`)).toEqual(contractExample('getReferralCode', 'code'));
  expect(await read('/rewards/config')).toEqual(contractExample('getRewardConfig', 'config'));
});

it("counts Kim's invitations as in the examples, in both languages", async () => {
  const expected = { updated_at: '2026-11-21T14:00:00+09:00', rank: 12, ranked_count: 23 };
  expect(await read(`/stats/${kim.id}`)).toEqual({
    ...contractExample<ReferralStats>('getReferralStats', 'stats'),
    ...expected,
  });
  const english = await read(`/stats/${kim.id}`, { language: 'en' });
  expect(english).toEqual({
    ...contractExample<ReferralStats>('getReferralStats', 'statsEnglish'),
    ...expected,
  });
});

it("lists Kim's referrals as in the examples", async () => {
  expect(await read(`/history/${kim.id}`)).toEqual(contractExample('listReferralHistory', 'history'));
  expect(await read(`/history/${kim.id}?status=active`)).toEqual(
    contractExample('listReferralHistory', 'activeOnly'),
  );
  expect((await read(`/history/${kim.id}?medium=qr`)).results).toHaveLength(1);
  const bestFirst = await read(`/history/${kim.id}?ordering=rewards_high`);
  expect(bestFirst.results.map((entry: { rewards: string }) => entry.rewards)).toEqual(['50', '30', '0']);
});

it("lists and counts Kim's rewards as in the examples", async () => {
  expect(await read(`/rewards/stats/${kim.id}`)).toEqual(contractExample('getRewardStats', 'stats'));
  expect(await read(`/rewards/pending/${kim.id}`)).toEqual(contractExample('listPendingRewards', 'pending'));
  expect(await read(`/rewards/history/${kim.id}`)).toEqual(contractExample('listRewardHistory', 'history'));
  const english = await read(`/rewards/history/${kim.id}`, { language: 'en' });
  expect(english).toEqual(contractExample('listRewardHistory', 'historyEnglish'));
});

it('filters the reward history by status, event and days in Korea', async () => {
  const ids = async (query: string) =>
    (await read(`/rewards/history/${kim.id}?${query}`)).results.map((reward: { id: string }) => reward.id);
  expect(await ids('status=paid&event=first_investment')).toEqual(['rwd_5mp9h4cw7f']);
  expect(await ids('from_date=2026-10-27&to_date=2026-11-05')).toEqual(['rwd_5mp9h4cw7f', 'rwd_3tz7k2xb9d']);
  expect(await ids('from_date=0001-01-01&to_date=9999-12-31')).toHaveLength(4);
  expect(await ids('to_date=0000-01-01')).toEqual([]);
  const backwards = await sandbox.send(
    'GET',
    `/v1/referrals/rewards/history/${kim.id}?from_date=2026-11-02&to_date=2026-11-01`,
    {
      token: kim.access,
    },
  );
  expect(backwards).toMatchObject({
    status: 400,
    body: { details: { to_date: ['Must not be before the start date.'] } },
  });
});

it('lists all codes with their owners for an operator, with pagination and search', async () => {
  const token = operator.access;
  const all = await read('/all?page_size=100', { token });
  expect(all.count).toBe(30);
  const findRow = (list: ReferralCodePage, code: string) =>
    list.results.find((row) => row.referral_code.code === code);
  const expected = contractExample<ReferralCodePage>('listReferralCodes', 'codes');
  for (const code of ['SEOYEON26', 'HANEUL0726', 'GLITEAM26', 'K7MWX2QD']) {
    expect(findRow(all, code)).toEqual(findRow(expected, code));
  }
  expect(await read(`/all?search=${encodeURIComponent('서연')}`, { token })).toEqual(
    contractExample('listReferralCodes', 'search'),
  );
  expect((await read('/all?search=%25', { token })).count).toBe(0);
  expect((await read('/all?search=SEOYEON.KIM', { token })).count).toBe(1);
  const second = await read('/all?page=2&ordering=uses_high', { token });
  expect(second).toMatchObject({ next: null, previous: '/api/v1/referrals/all?page=1&ordering=uses_high' });
  expect(second.results).toHaveLength(10);
  const paused = await read('/all?active=false', { token });
  expect(paused.results.every((row: typeof paused) => !row.referral_code.active)).toBe(true);
});

it('allows an operator to pay the example reward', async () => {
  const { status, body } = await sandbox.send('POST', '/v1/referrals/rewards/process/rwd_8cn4w6hq1v', {
    token: operator.access,
    language: 'ko',
  });
  const expected = contractExample<ReferralReward>('processReward', 'paid');
  expect(status).toBe(200);
  expect(body).toEqual({
    ...expected,
    hash: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/),
  });
  // The operator waived only this reward's conditions.
  expect((await read(`/history/${kim.id}?status=pending`)).results).toHaveLength(1);
});

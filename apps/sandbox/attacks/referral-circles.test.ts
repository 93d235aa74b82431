import { expect, it } from 'vitest';
import { type Member, register, send } from './target.ts';

const readCode = async (owner: Member): Promise<string> =>
  (await send('POST', '/v1/referrals/code', { token: owner.access, json: {} })).body.code;
const use = async (guest: Member, code: string) =>
  send('POST', '/v1/referrals/use', { token: guest.access, json: { code } });

/** Creates a chain of members, each invited by the previous one. */
async function chain(length: number): Promise<Member[]> {
  const members = [await register()];
  while (members.length < length) {
    const inviter = members.at(-1);
    if (inviter) members.push(await register({ referral_code: await readCode(inviter) }));
  }
  return members;
}

it.each([
  ['the member themselves', 1],
  ['the member they invited', 2],
  ['the second member in the chain', 3],
  ['the seventh member in the chain', 8],
])('rejects a referral code of %s', async (_name, length) => {
  const members = await chain(length);
  const [first, last] = [members[0], members.at(-1)];
  if (!first || !last) throw new Error('An empty chain.');
  const { status, body } = await use(first, await readCode(last));
  expect([status, body.code]).toEqual([400, length === 1 ? 'own_referral_code' : 'referral_circle']);
});

it.each([2, 3, 5])('prevents a circle when %i members concurrently use each other’s codes', async (size) => {
  const members = await Promise.all(Array.from({ length: size }, () => register()));
  const codes = await Promise.all(members.map(readCode));
  const used = await Promise.all(
    members.map((member, index) => use(member, codes[(index + 1) % size] ?? '')),
  );
  const statuses = used.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array.from({ length: size - 1 }, () => 201), 400]);
});

it('accepts only one of several codes that a member uses concurrently', async () => {
  const [guest, one, two] = [await register(), await register(), await register()];
  const codes = [await readCode(one), await readCode(two)];
  const used = await Promise.all([...codes, ...codes].map((code) => use(guest, code)));
  expect(used.filter(({ status }) => status === 201)).toHaveLength(1);
});

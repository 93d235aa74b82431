import { expect, it } from 'vitest';
import { type Member, register, send } from './target.ts';

const codeOf = async (owner: Member): Promise<string> =>
  (await send('POST', '/v1/referrals/code', { token: owner.access, json: {} })).body.code;
const use = async (guest: Member, code: string) =>
  send('POST', '/v1/referrals/use', { token: guest.access, json: { code } });

/** Members of whom each invited the next. */
async function chain(length: number): Promise<Member[]> {
  const members = [await register()];
  while (members.length < length) {
    const inviter = members.at(-1);
    if (inviter) members.push(await register({ referral_code: await codeOf(inviter) }));
  }
  return members;
}

it.each([
  ['themselves', 1],
  ['the one they invited', 2],
  ['the second in the row', 3],
  ['the seventh in the row', 8],
])('pays no reward for the code of %s', async (_name, length) => {
  const members = await chain(length);
  const [first, last] = [members[0], members.at(-1)];
  if (!first || !last) throw new Error('An empty chain.');
  const { status, body } = await use(first, await codeOf(last));
  expect([status, body.code]).toEqual([400, length === 1 ? 'own_referral_code' : 'referral_circle']);
});

it.each([2, 3, 5])(
  'lets %i members who use their codes in a ring at the same moment close no circle',
  async (size) => {
    const members = await Promise.all(Array.from({ length: size }, () => register()));
    const codes = await Promise.all(members.map(codeOf));
    const used = await Promise.all(
      members.map((member, index) => use(member, codes[(index + 1) % size] ?? '')),
    );
    const statuses = used.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: size - 1 }, () => 201), 400]);
  },
);

it('lets one who was invited by nobody use a code once, in any race', async () => {
  const [guest, one, two] = [await register(), await register(), await register()];
  const codes = [await codeOf(one), await codeOf(two)];
  const used = await Promise.all([...codes, ...codes].map((code) => use(guest, code)));
  expect(used.filter(({ status }) => status === 201)).toHaveLength(1);
});

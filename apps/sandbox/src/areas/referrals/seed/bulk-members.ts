import { createHash } from 'node:crypto';
import type { ReferralRewardCondition } from '@gli/sdk';
import { base58 } from '@scure/base';
import { eq } from 'drizzle-orm';
import { members } from '../../../core/members/schema.ts';
import { DEMO_MEMBERS } from '../../../core/seed/demo-members.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { DAY_MS, plusMs } from '../../../core/time/time.ts';
import { newMemberRow } from '../../members/index.ts';
import { dueAt, randomCode } from '../program.ts';
import { referralCodes, referralMilestones, referralRewards, referrals } from '../schema.ts';
import type { ReferralFile } from './referral-files.ts';

const PAYOUT_DELAY_DAYS = 7;

/** Inserts members with codes and the members they invited. Rewards are pending; the nightly runs pay due ones. */
export async function seedBulkMembers(context: SeedContext, { bulk }: ReferralFile): Promise<void> {
  const owners = bulk.invited.invested.map((_, index) =>
    toPerson(bulk, index, plusMs(context.at('2026-02-23T11:08:00+09:00'), index * 2.3 * DAY_MS)),
  );
  const invitations = spreadInvitations(bulk).map((invitation, index, { length }) => {
    // Join times range from May to the day before yesterday. Members without a wallet joined last.
    const joinedAt = plusMs(
      context.at('2026-05-02T09:41:00+09:00'),
      Math.floor((index / length) * 198 * DAY_MS) + 17 * index * 60_000,
    );
    return { ...invitation, index, joinedAt, invitee: toPerson(bulk, owners.length + index, joinedAt) };
  });
  await seedMembers(context, owners, invitations);
  await seedInvitations(context, bulk, owners, invitations);
}

async function seedMembers(
  { db, now }: SeedContext,
  owners: readonly Person[],
  invitations: readonly Invitation[],
): Promise<void> {
  const [kim] = await db.select().from(members).where(eq(members.id, DEMO_MEMBERS.kim.id));
  if (!kim) throw new RangeError('The demo members are seeded first.');
  const row = ({ joinedAt, ...basics }: Person, index: number, hasWallet: boolean) => ({
    ...newMemberRow({
      ...basics,
      passwordHash: kim.passwordHash,
      phone: null,
      language: 'ko',
      marketingAccepted: index % 3 === 0,
      now: joinedAt,
    }),
    emailVerifiedAt: plusMs(joinedAt, 9 * 60_000),
    ...(hasWallet
      ? {
          walletAddress: base58.encode(new Uint8Array(toDigest(`wallet of ${basics.email}`))),
          walletRegisteredAt: plusMs(joinedAt, 26 * 60_000),
        }
      : {}),
    // Every sixth member has not logged in since joining.
    lastLoginAt:
      index % 6 === 5 ? joinedAt : getLater(joinedAt, plusMs(now, -(index % 20) * DAY_MS - 3_600_000)),
  });
  await db
    .insert(members)
    .values([
      ...owners.map((owner, index) => row(owner, index, true)),
      ...invitations.map(({ invitee, index, kind }) => row(invitee, index, kind !== 'pending')),
    ]);
}

const getLater = (a: Date, b: Date): Date => (a > b ? a : b);

async function seedInvitations(
  { db }: SeedContext,
  { notes, links }: Bulk,
  owners: readonly Person[],
  invitations: readonly Invitation[],
): Promise<void> {
  const codeIds = owners.map(({ email }) => toId('rcd', email));
  await db.insert(referralCodes).values(
    owners.map((owner, index) => ({
      id: codeIds[index] ?? '',
      code: toCode(owner, index),
      memberId: owner.id,
      description: notes[index % notes.length] ?? '',
      active: index % 9 !== 8,
      usesCount: invitations.filter((invitation) => invitation.owner === index).length,
      maximumUses: index % 4 === 3 ? 50 : null,
      createdAt: plusMs(owner.joinedAt, 2 * DAY_MS),
      updatedAt: plusMs(owner.joinedAt, 2 * DAY_MS),
    })),
  );
  const entries = invitations.map((entry) => ({
    ...entry,
    referralId: toId('ref', entry.invitee.email),
    referrerId: owners[entry.owner]?.id ?? '',
    investedAt: plusMs(entry.joinedAt, 3 * DAY_MS),
  }));
  await db.insert(referrals).values(
    entries.map(({ referralId, referrerId, owner, invitee, joinedAt, kind, index }) => {
      const { medium = null, campaign = null } = links[index % links.length] ?? {};
      return {
        id: referralId,
        codeId: codeIds[owner] ?? '',
        referrerId,
        inviteeId: invitee.id,
        joinedAt,
        usedAt: joinedAt,
        medium,
        campaign,
        openConditions: getOpenConditions({ kind }),
      };
    }),
  );
  const invested = entries.filter(({ kind }) => kind === 'invested');
  await db.insert(referralMilestones).values(
    invested.map(({ invitee, investedAt }) => ({
      memberId: invitee.id,
      event: 'first_investment' as const,
      reachedAt: investedAt,
    })),
  );
  const reward = (
    { referralId, referrerId }: (typeof entries)[number],
    event: 'sign_up' | 'first_investment',
    amount: string,
    createdAt: Date,
  ) => ({
    id: toId('rwd', `${event} ${referralId}`),
    referralId,
    memberId: referrerId,
    event,
    amount,
    token: 'GLIB' as const,
    payoutDelayDays: PAYOUT_DELAY_DAYS,
    createdAt,
  });
  await db.insert(referralRewards).values([
    ...entries.map((entry) => ({
      ...reward(entry, 'sign_up', '30', entry.joinedAt),
      openConditions: getOpenConditions(entry),
      dueAt: entry.kind === 'pending' ? null : dueAt(plusMs(entry.joinedAt, 26 * 60_000), PAYOUT_DELAY_DAYS),
    })),
    ...invested.map((entry) => ({
      ...reward(entry, 'first_investment', '20', entry.investedAt),
      openConditions: [],
      dueAt: dueAt(entry.investedAt, PAYOUT_DELAY_DAYS),
    })),
  ]);
}

/** Returns the conditions of a sign-up reward that are not met yet. */
const getOpenConditions = ({ kind }: { readonly kind: Kind }): ReferralRewardCondition[] =>
  kind === 'pending' ? ['wallet_registered'] : [];

/** Creates a code: a numbered name or a random text. */
function toCode({ email }: Person, index: number): string {
  if (index % 3 === 2) {
    const bytes = toDigest(`code of ${email}`);
    let next = 0;
    return randomCode((below) => (bytes[next++] ?? 0) % below);
  }
  return `${email.split('.')[0]?.toUpperCase()}${String(26 + index * 37).slice(0, 3)}`;
}

type Bulk = ReferralFile['bulk'];
type Kind = keyof Bulk['invited'];
type Person = ReturnType<typeof toPerson>;
type Invitation = {
  readonly owner: number;
  readonly kind: Kind;
  readonly index: number;
  readonly joinedAt: Date;
  readonly invitee: Person;
};

/** Returns the invitations in chronological order. The code owners take turns. */
function spreadInvitations({ invited }: Bulk): Array<{ owner: number; kind: Kind }> {
  const turn = (kind: Kind) =>
    invited[kind].flatMap((count, owner) =>
      Array.from({ length: count }, (_, round) => ({ owner, kind, round })),
    );
  const slots = [...turn('invested'), ...turn('joined')].sort(
    (a, b) => a.round - b.round || a.owner - b.owner,
  );
  return [...slots, ...turn('pending')];
}

const toDigest = (text: string) => createHash('sha256').update(text).digest();
const toId = (prefix: string, text: string) =>
  `${prefix}_${BigInt(`0x${toDigest(text).toString('hex')}`)
    .toString(36)
    .slice(0, 10)}`;

/** Creates a member from a number. The same number always yields the same member. */
function toPerson({ surnames, given_names }: Bulk, index: number, joinedAt: Date) {
  const surname = surnames[index % surnames.length];
  const given = given_names[index % given_names.length];
  const email = `${given?.en}.${surname?.en}@example.com`;
  return { id: toId('mem', email), name: `${surname?.ko}${given?.ko}`, email, joinedAt };
}

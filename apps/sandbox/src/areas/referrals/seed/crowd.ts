import { base58 } from '@scure/base';
import { eq } from 'drizzle-orm';
import { members } from '../../../core/members/schema.ts';
import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { DAY_MS, plusMs } from '../../../core/time/time.ts';
import { newMemberRow } from '../../members/index.ts';
import { dueAt, randomCode } from '../program.ts';
import { referralCodes, referralMilestones, referralRewards, referrals } from '../schema.ts';
import { digest, type Invitation, OWNERS, type Person, person, seededId, spread } from './crowd-people.ts';

const NOTES = ['가족과 친구에게', '', '카페 모임', '여행 동호회', '', '회사 동료'] as const;
const CAMPAIGNS = [
  ['social', '제주 한 달 살기'],
  ['email', '월간 소식지'],
  ['website', '투자 일기'],
  ['qr', '부산 설명회'],
  [null, null],
] as const;

const PAYOUT_DELAY_DAYS = 7;

/** Members with codes and those whom they invited. Their rewards are pending; the nightly runs pay what is due. */
export async function seedCrowd(context: SeedContext): Promise<void> {
  const owners = OWNERS.map((_, index) =>
    person(index, plusMs(context.at('2026-02-23T11:08:00+09:00'), index * 2.3 * DAY_MS)),
  );
  const invitations = spread().map((invitation, index, { length }) => {
    // From May to the day before yesterday, those who still lack a wallet last.
    const joinedAt = plusMs(
      context.at('2026-05-02T09:41:00+09:00'),
      Math.floor((index / length) * 198 * DAY_MS) + 17 * index * 60_000,
    );
    return { ...invitation, index, joinedAt, invitee: person(OWNERS.length + index, joinedAt) };
  });
  await seedMembers(context, owners, invitations);
  await seedInvitations(context, owners, invitations);
}

async function seedMembers(
  { db, now }: SeedContext,
  owners: readonly Person[],
  invitations: readonly Invitation[],
): Promise<void> {
  const [kim] = await db.select().from(members).where(eq(members.id, CAST.kim.id));
  if (!kim) throw new RangeError('The cast is seeded first.');
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
          walletAddress: base58.encode(new Uint8Array(digest(`wallet of ${basics.email}`))),
          walletRegisteredAt: plusMs(joinedAt, 26 * 60_000),
        }
      : {}),
    // Every sixth has not been back since.
    lastLoginAt:
      index % 6 === 5 ? joinedAt : laterOf(joinedAt, plusMs(now, -(index % 20) * DAY_MS - 3_600_000)),
  });
  await db
    .insert(members)
    .values([
      ...owners.map((owner, index) => row(owner, index, true)),
      ...invitations.map(({ invitee, index, kind }) => row(invitee, index, kind !== 'pending')),
    ]);
}

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b);

async function seedInvitations(
  { db }: SeedContext,
  owners: readonly Person[],
  invitations: readonly Invitation[],
): Promise<void> {
  const codeIds = owners.map(({ email }) => seededId('rcd', email));
  await db.insert(referralCodes).values(
    owners.map((owner, index) => ({
      id: codeIds[index] ?? '',
      code: codeOf(owner, index),
      memberId: owner.id,
      description: NOTES[index % NOTES.length] ?? '',
      active: index % 9 !== 8,
      usesCount: invitations.filter((invitation) => invitation.owner === index).length,
      maxUses: index % 4 === 3 ? 50 : null,
      createdAt: plusMs(owner.joinedAt, 2 * DAY_MS),
      updatedAt: plusMs(owner.joinedAt, 2 * DAY_MS),
    })),
  );
  const entries = invitations.map((entry) => ({
    ...entry,
    referralId: seededId('ref', entry.invitee.email),
    referrerId: owners[entry.owner]?.id ?? '',
    investedAt: plusMs(entry.joinedAt, 3 * DAY_MS),
  }));
  await db.insert(referrals).values(
    entries.map(({ referralId, referrerId, owner, invitee, joinedAt, kind, index }) => {
      const [medium, campaign] = CAMPAIGNS[index % CAMPAIGNS.length] ?? [null, null];
      return {
        id: referralId,
        codeId: codeIds[owner] ?? '',
        referrerId,
        inviteeId: invitee.id,
        joinedAt,
        usedAt: joinedAt,
        medium,
        campaign,
        openConditions: kind === 'pending' ? (['wallet_registered'] as const).slice() : [],
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
  const common = { token: 'GLIB', payoutDelayDays: PAYOUT_DELAY_DAYS } as const;
  await db.insert(referralRewards).values([
    ...entries.map(({ referralId, referrerId, kind, joinedAt }) => ({
      ...common,
      id: seededId('rwd', `sign_up ${referralId}`),
      referralId,
      memberId: referrerId,
      event: 'sign_up' as const,
      amount: '30',
      openConditions: kind === 'pending' ? (['wallet_registered'] as const).slice() : [],
      createdAt: joinedAt,
      dueAt: kind === 'pending' ? null : dueAt(plusMs(joinedAt, 26 * 60_000), PAYOUT_DELAY_DAYS),
    })),
    ...invested.map(({ referralId, referrerId, investedAt }) => ({
      ...common,
      id: seededId('rwd', `first_investment ${referralId}`),
      referralId,
      memberId: referrerId,
      event: 'first_investment' as const,
      amount: '20',
      openConditions: [],
      createdAt: investedAt,
      dueAt: dueAt(investedAt, PAYOUT_DELAY_DAYS),
    })),
  ]);
}

/** A name with a number, or what the server would make up. */
function codeOf({ email }: Person, index: number): string {
  if (index % 3 === 2) {
    const bytes = digest(`code of ${email}`);
    let next = 0;
    return randomCode((below) => (bytes[next++] ?? 0) % below);
  }
  return `${email.split('.')[0]?.toUpperCase()}${String(26 + index * 37).slice(0, 3)}`;
}

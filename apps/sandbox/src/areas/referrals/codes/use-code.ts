import type { ReferralMedium } from '@gli/sdk';
import { normalizeReferralCode } from '@gli/validation';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { maskName } from '../../../core/members/mask-name.ts';
import { members } from '../../../core/members/schema.ts';
import { fieldProblem, invalidField, Problem, problem } from '../../../core/problem/problem.ts';
import { texts } from '../../../core/text/texts.ts';
import { writeNotice } from '../../notices/index.ts';
import { isUsable, settleConditions } from '../program.ts';
import { conditionTimes } from '../rewards/conditions.ts';
import { findRule, readConfig } from '../rewards/config.ts';
import { grantByRule } from '../rewards/grant-reward.ts';
import { noteEarlierVerification } from '../rewards/verified-members.ts';
import { referralCodes, referrals } from '../schema.ts';

type CodeUse = {
  /** Text of the code. Case does not matter. */
  readonly code: string;
  readonly invitee: { readonly id: string; readonly joinedAt: Date };
  readonly medium?: ReferralMedium | undefined;
  readonly campaign?: string | undefined;
  readonly now: Date;
};

/**
 * Records that a member was invited with a code, counts the use, and grants the owner's pending sign-up reward.
 * @returns the id of the referral
 * @throws Problem `referral_code_not_found`, `own_referral_code`, `referral_circle` or `referral_already_used`
 */
export async function recordUse(tx: Database, use: CodeUse): Promise<string> {
  const { invitee, medium, campaign, now } = use;
  await lockReferrals(tx);
  const code = await lockCode(tx, use.code);
  if (!code || !isUsable(code, now)) {
    throw fieldProblem('referral_code_not_found', 'code', texts.referrals.codeUnknown);
  }
  if (code.memberId === invitee.id) {
    throw fieldProblem('own_referral_code', 'code', texts.referrals.ownCode);
  }
  if (await isInvitedBy(tx, code.memberId, invitee.id)) {
    throw fieldProblem('referral_circle', 'code', texts.referrals.circle);
  }
  await noteEarlierVerification(tx, invitee.id, now);
  const config = await readConfig(tx);
  const times = await conditionTimes(tx, invitee.id);
  const { open } = settleConditions(findRule(config, 'sign_up').conditions, now, times);
  const [referral] = await tx
    .insert(referrals)
    .values({
      id: newId('ref'),
      codeId: code.id,
      referrerId: code.memberId,
      inviteeId: invitee.id,
      joinedAt: invitee.joinedAt,
      usedAt: now,
      medium: medium ?? null,
      campaign: campaign ?? null,
      openConditions: open,
    })
    .onConflictDoNothing({ target: referrals.inviteeId })
    .returning();
  if (!referral) throw problem('referral_already_used');
  await tx
    .update(referralCodes)
    .set({ usesCount: sql`${referralCodes.usesCount} + 1` })
    .where(eq(referralCodes.id, code.id));
  await grantByRule(tx, { referral, event: 'sign_up', config, now });
  await notifyReferrer(tx, code.memberId, invitee.id, now);
  return referral.id;
}

async function notifyReferrer(tx: Database, referrerId: string, inviteeId: string, now: Date): Promise<void> {
  const [invitee] = await tx.select({ name: members.name }).from(members).where(eq(members.id, inviteeId));
  if (!invitee) return;
  const notice = texts.referrals.joined(maskName(invitee.name));
  await writeNotice(tx, referrerId, { kind: 'referral', ...notice }, now);
}

/** Arbitrary id of the advisory lock. */
const REFERRALS_LOCK = 4_710_022;

/**
 * Blocks other transactions that add referrals. Otherwise, two members who concurrently use each other's codes would
 * not see each other's referral.
 */
async function lockReferrals(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(REFERRALS_LOCK))})`);
}

/** True if a member was invited by another member, directly or through others. */
async function isInvitedBy(tx: Database, memberId: string, inviterId: string): Promise<boolean> {
  const isInvited = sql<boolean>`exists (
    with recursive inviters as (
      select ${referrals.referrerId} as id from ${referrals} where ${referrals.inviteeId} = ${memberId}
      union
      select ${referrals.referrerId} from ${referrals} join inviters on ${referrals.inviteeId} = inviters.id
    )
    select 1 from inviters where id = ${inviterId})`;
  const [row] = await tx.select({ isInvited }).from(sql`(values (1)) as one`);
  return row?.isInvited ?? false;
}

/** Locks a code until the transaction ends, so that concurrent requests cannot both take its last use. */
async function lockCode(tx: Database, text: string) {
  const [code] = await tx
    .select()
    .from(referralCodes)
    .where(eq(referralCodes.code, normalizeReferralCode(text)))
    .for('update');
  return code;
}

/** Returns the code that a member was invited with, even after its deletion. Null if there was no invitation. */
export async function readUsedCode(db: Database, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ code: referralCodes.code })
    .from(referrals)
    .innerJoin(referralCodes, eq(referralCodes.id, referrals.codeId))
    .where(eq(referrals.inviteeId, memberId));
  return row?.code ?? null;
}

/** True if a code can be used now. Ignores case. */
export async function isActiveReferralCode(db: Database, code: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select()
    .from(referralCodes)
    .where(eq(referralCodes.code, normalizeReferralCode(code)));
  return row !== undefined && isUsable(row, now);
}

/**
 * Records that a new member signed up with a code, exactly as `POST /v1/referrals/use` would.
 * @throws Problem for `referral_code` if its last use has just been taken
 */
export async function recordReferral(
  tx: Database,
  { code, memberId, now }: { readonly code: string; readonly memberId: string; readonly now: Date },
): Promise<void> {
  const [member] = await tx
    .select({ joinedAt: members.joinedAt })
    .from(members)
    .where(eq(members.id, memberId));
  try {
    await recordUse(tx, { code, invitee: { id: memberId, joinedAt: member?.joinedAt ?? now }, now });
  } catch (error) {
    const isTaken = error instanceof Problem && error.code === 'referral_code_not_found';
    throw isTaken ? invalidField('referral_code', texts.referrals.codeNotActive) : error;
  }
}

import type { PhoneVerification } from '@gli/sdk';
import { defineHandler, type OperationRequest } from '../../core/contract/handler.ts';
import type { Database } from '../../core/data/database.ts';
import { transaction } from '../../core/data/transaction.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { mobileNumber } from '../../core/members/phone.ts';
import { fieldProblem, type Problem, problem } from '../../core/problem/problem.ts';
import { texts } from '../../core/text/texts.ts';
import { toKoreanTimestamp } from '../../core/time/time.ts';
import { CODE_TRIES, enterCode, RESEND_AFTER_SECONDS, saveVerifiedPhone, sendCode } from '../kyc/index.ts';

type Request = OperationRequest<'verifyPhone'>;

/** Sends a code to a number, or checks a code and saves the number to the profile and the identity check. */
export const verifyPhone = defineHandler(
  'verifyPhone',
  async (request) => {
    const phone = mobileNumber(request.body.phone);
    const code = request.body.verification_code;
    return code === undefined ? send(request, phone) : check(request, phone, code);
  },
  // The code is shown only after the transaction that stores it has committed.
  { mode: 'own' },
);

async function send({ db, member, now, services, reply }: Request, phone: string) {
  const key = services.accessTokens.key;
  const sent = await transaction(db, async (tx) => {
    await requireUnverified(tx, member.id, phone, now);
    return sendCode(tx, { memberId: member.id, purpose: 'profile_phone', sentTo: phone, key, now });
  });
  services.log(`Text message to ${phone}: code ${sent.code} for the phone number of ${member.email}`);
  const body: PhoneVerification = {
    status: 'code_sent',
    phone,
    expires_at: toKoreanTimestamp(sent.expiresAt),
    resend_after_seconds: RESEND_AFTER_SECONDS,
    attempts_left: CODE_TRIES,
    verified_at: null,
  };
  return reply(200, body, { 'X-Sandbox-Code': sent.code });
}

async function check({ db, member, now, services, reply }: Request, phone: string, code: string) {
  const scope = {
    memberId: member.id,
    purpose: 'profile_phone',
    key: services.accessTokens.key,
    now,
  } as const;
  const rejection = await transaction(db, async (tx): Promise<Problem | null> => {
    await requireUnverified(tx, member.id, phone, now);
    const verdict = await enterCode(tx, { ...scope, sentTo: phone, code });
    // Returns the problem instead of throwing it, so that the attempt counts.
    if (verdict.status === 'wrong') {
      return fieldProblem('invalid_verification_code', 'verification_code', texts.account.codeWrong);
    }
    await saveVerifiedPhone(tx, { memberId: member.id, contact: phone, now });
    return null;
  });
  if (rejection !== null) return rejection;
  const body: PhoneVerification = {
    status: 'verified',
    phone,
    expires_at: null,
    resend_after_seconds: 0,
    attempts_left: 0,
    verified_at: toKoreanTimestamp(now),
  };
  return reply(200, body);
}

async function requireUnverified(tx: Database, memberId: string, phone: string, now: Date): Promise<void> {
  const member = await lockMember(tx, memberId, now);
  if (member.phone !== phone || member.phoneVerifiedAt === null) return;
  const text = texts.account.phoneVerified;
  throw problem('already_verified', { error: text, details: { phone: [text] } });
}

import { checkEmail } from '@gli/validation';
import { defineHandler } from '../../../core/contract/handler.ts';
import { transaction } from '../../../core/data/transaction.ts';
import { lockMember } from '../../../core/members/lock-member.ts';
import { invalidField } from '../../../core/problem/problem.ts';
import { requireOwn } from '../refusals.ts';
import { codeDeliveryView } from '../views.ts';
import { sendCode } from './codes.ts';
import { refuseForeignEmail, requireOpenContactStep } from './contacts.ts';

/** Sends six digits to an address, which need not be the one of log-in but must not be another account's. */
export const sendKycEmailCode = defineHandler(
  'sendKycEmailCode',
  async ({ path, body, member, db, now, services, reply }) => {
    requireOwn(path.id, member);
    const email = body.email.trim().toLowerCase();
    if (checkEmail(email) !== null) {
      throw invalidField('email', { ko: '올바른 이메일 형식이 아닙니다.', en: 'Not a valid email format.' });
    }
    const sent = await transaction(db, async (tx) => {
      await lockMember(tx, member.id, now);
      await requireOpenContactStep(tx, member.id, 'email', now);
      const refusal = await refuseForeignEmail(tx, email, member.id);
      if (refusal !== null) throw refusal;
      const key = services.accessTokens.key;
      return sendCode(tx, { memberId: member.id, purpose: 'kyc_email', sentTo: email, key, now });
    });
    services.log(`E-mail to ${email}: code ${sent.code} for the identity verification of ${member.email}`);
    return reply(200, codeDeliveryView('email', email, sent), { 'X-Sandbox-Code': sent.code });
  },
  // The code is shown only when the transaction that keeps it is through.
  { mode: 'own' },
);

import { defineHandler } from '../../../core/contract/handler.ts';
import { transaction } from '../../../core/data/transaction.ts';
import { lockMember } from '../../../core/members/lock-member.ts';
import { mobileNumber } from '../../../core/members/phone.ts';
import { requireOwn } from '../refusals.ts';
import { codeDeliveryView } from '../views.ts';
import { sendCode } from './codes.ts';
import { requireOpenContactStep } from './contacts.ts';

/** Sends six digits to a mobile number. */
export const sendKycPhoneCode = defineHandler(
  'sendKycPhoneCode',
  async ({ path, body, member, db, now, services, reply }) => {
    requireOwn(path.id, member);
    const phone = mobileNumber(body.phone);
    const sent = await transaction(db, async (tx) => {
      await lockMember(tx, member.id, now);
      await requireOpenContactStep(tx, member.id, 'phone', now);
      const key = services.accessTokens.key;
      return sendCode(tx, { memberId: member.id, purpose: 'kyc_phone', sentTo: phone, key, now });
    });
    services.log(
      `Text message to ${phone}: code ${sent.code} for the identity verification of ${member.email}`,
    );
    return reply(200, codeDeliveryView('phone', phone, sent), { 'X-Sandbox-Code': sent.code });
  },
  // The code is shown only when the transaction that keeps it is through.
  { mode: 'own' },
);

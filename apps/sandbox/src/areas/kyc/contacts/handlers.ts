import { checkEmail } from '@gli/validation';
import { defineHandler } from '../../../core/contract/handler.ts';
import { transaction } from '../../../core/data/transaction.ts';
import { lockMember } from '../../../core/members/lock-member.ts';
import { mobileNumber } from '../../../core/members/mobile-number.ts';
import { internationalPhone } from '../../../core/members/phone.ts';
import { invalidField } from '../../../core/problem/problem.ts';
import { requireOwn, wrongCode } from '../refusals.ts';
import { codeDeliveryView, readKycStatus } from '../views.ts';
import { enterCode, sendCode } from './codes.ts';
import { refuseForeignEmail, requireOpenContactStep, verifyContact } from './contacts.ts';

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

/** Approves the e-mail step when the code is the newest one and still valid. */
export const verifyKycEmailCode = defineHandler(
  'verifyKycEmailCode',
  async ({ path, body, member, db, now, language, services, reply }) => {
    requireOwn(path.id, member);
    await lockMember(db, member.id, now);
    await requireOpenContactStep(db, member.id, 'email', now);
    const verdict = await enterCode(db, {
      memberId: member.id,
      purpose: 'kyc_email',
      key: services.accessTokens.key,
      now,
      sentTo: null,
      code: body.verification_code,
    });
    // Returned, not thrown: the try is used up.
    if (verdict.status === 'wrong') return wrongCode(verdict.triesLeft);
    // Somebody may have registered with the address since the code was sent.
    const refusal = await refuseForeignEmail(db, verdict.sentTo, member.id);
    if (refusal !== null) return refusal;
    await verifyContact(db, { memberId: member.id, step: 'email', contact: verdict.sentTo, now });
    return reply(200, await readKycStatus(db, member.id, { now, language }));
  },
);

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

/** Approves the phone step when the code is the newest one that was sent to this number and still valid. */
export const verifyKycPhoneCode = defineHandler(
  'verifyKycPhoneCode',
  async ({ path, body, member, db, now, language, services, reply }) => {
    requireOwn(path.id, member);
    const phone = internationalPhone(body.phone);
    await lockMember(db, member.id, now);
    await requireOpenContactStep(db, member.id, 'phone', now);
    const verdict = await enterCode(db, {
      memberId: member.id,
      purpose: 'kyc_phone',
      key: services.accessTokens.key,
      now,
      sentTo: phone,
      code: body.verification_code,
    });
    // Returned, not thrown: the try is used up.
    if (verdict.status === 'wrong') return wrongCode(verdict.triesLeft);
    await verifyContact(db, { memberId: member.id, step: 'phone', contact: phone, now });
    return reply(200, await readKycStatus(db, member.id, { now, language }));
  },
);

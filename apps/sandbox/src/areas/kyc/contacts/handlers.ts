import { checkEmail, cleanEmail } from '@gli/validation';
import { defineHandler, type OperationRequest } from '../../../core/contract/handler.ts';
import { transaction } from '../../../core/data/transaction.ts';
import { lockMember } from '../../../core/members/lock-member.ts';
import { internationalPhone, mobileNumber } from '../../../core/members/phone.ts';
import { invalidField, type Problem } from '../../../core/problem/problem.ts';
import { texts } from '../../../core/text/texts.ts';
import { requireOwn, wrongCode } from '../refusals.ts';
import { codeDeliveryView, readKycStatus } from '../views.ts';
import { enterCode, sendCode } from './codes.ts';
import {
  type ContactStep,
  rejectForeignEmail,
  requireOpenContactStep,
  saveVerifiedEmail,
  saveVerifiedPhone,
} from './contacts.ts';

/**
 * Sends a six-digit code to an address. It may differ from the login address but must not belong to another account.
 */
export const sendKycEmailCode = defineHandler(
  'sendKycEmailCode',
  async (request) => {
    const { path, body, member, services, reply } = request;
    requireOwn(path.id, member);
    const email = cleanEmail(body.email).toLowerCase();
    if (checkEmail(email) !== null) {
      throw invalidField('email', texts.validation.email);
    }
    const sent = await sendContactCode(request, 'email', email);
    services.log(`Email to ${email}: code ${sent.code} for the identity verification of ${member.email}`);
    return reply(200, codeDeliveryView('email', email, sent), { 'X-Sandbox-Code': sent.code });
  },
  // The code is shown only after the transaction that stores it has committed.
  { mode: 'own' },
);

/** Sends a six-digit code to a mobile number. */
export const sendKycPhoneCode = defineHandler(
  'sendKycPhoneCode',
  async (request) => {
    const { path, body, member, services, reply } = request;
    requireOwn(path.id, member);
    const phone = mobileNumber(body.phone);
    const sent = await sendContactCode(request, 'phone', phone);
    services.log(
      `Text message to ${phone}: code ${sent.code} for the identity verification of ${member.email}`,
    );
    return reply(200, codeDeliveryView('phone', phone, sent), { 'X-Sandbox-Code': sent.code });
  },
  // The code is shown only after the transaction that stores it has committed.
  { mode: 'own' },
);

/** Approves the email step if the code is the newest and still valid. */
export const verifyKycEmailCode = defineHandler('verifyKycEmailCode', async (request) => {
  const { path, body, member, db, now, language, reply } = request;
  requireOwn(path.id, member);
  const rejection = await verifyContactCode(request, 'email', null, body.verification_code);
  return rejection ?? reply(200, await readKycStatus(db, member.id, { now, language }));
});

/** Approves the phone step if the code is the newest one sent to this number and still valid. */
export const verifyKycPhoneCode = defineHandler('verifyKycPhoneCode', async (request) => {
  const { path, body, member, db, now, language, reply } = request;
  requireOwn(path.id, member);
  const phone = internationalPhone(body.phone);
  const rejection = await verifyContactCode(request, 'phone', phone, body.verification_code);
  return rejection ?? reply(200, await readKycStatus(db, member.id, { now, language }));
});

type Request = Pick<OperationRequest<'sendKycEmailCode'>, 'member' | 'db' | 'now' | 'services'>;

function sendContactCode({ member, db, now, services }: Request, step: ContactStep, sentTo: string) {
  return transaction(db, async (tx) => {
    await lockMember(tx, member.id, now);
    await requireOpenContactStep(tx, member.id, step, now);
    const rejection = step === 'email' ? await rejectForeignEmail(tx, sentTo, member.id, 'email') : null;
    if (rejection !== null) throw rejection;
    const key = services.accessTokens.key;
    return sendCode(tx, { memberId: member.id, purpose: `kyc_${step}`, sentTo, key, now });
  });
}

/**
 * Checks a code and, if it is correct, verifies the contact that it was sent to.
 * @returns null if the contact is verified, or a problem to return instead of throwing, so that the failed attempt is
 * stored
 */
async function verifyContactCode(
  { member, db, now, services }: Request,
  step: ContactStep,
  sentTo: string | null,
  code: string,
): Promise<Problem | null> {
  await lockMember(db, member.id, now);
  await requireOpenContactStep(db, member.id, step, now);
  const key = services.accessTokens.key;
  const verdict = await enterCode(db, {
    memberId: member.id,
    purpose: `kyc_${step}`,
    key,
    now,
    sentTo,
    code,
  });
  if (verdict.status === 'wrong') return wrongCode(verdict.triesLeft);
  // Another member may have registered the address since the code was sent.
  const rejection = step === 'email' ? await rejectForeignEmail(db, verdict.sentTo, member.id) : null;
  if (rejection !== null) return rejection;
  const verify = step === 'email' ? saveVerifiedEmail : saveVerifiedPhone;
  await verify(db, { memberId: member.id, contact: verdict.sentTo, now });
  return null;
}

import { defineHandler } from '../../../core/contract/handler.ts';
import { lockMember } from '../../../core/members/lock-member.ts';
import { internationalPhone } from '../../../core/members/phone.ts';
import { requireOwn, wrongCode } from '../refusals.ts';
import { readKycStatus } from '../views.ts';
import { enterCode } from './codes.ts';
import { requireOpenContactStep, verifyContact } from './contacts.ts';

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

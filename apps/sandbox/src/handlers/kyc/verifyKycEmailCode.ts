import { refuseForeignEmail, requireOpenContactStep, verifyContact } from '../../kyc/contacts.ts';
import { requireOwn, wrongCode } from '../../kyc/refusals.ts';
import { readKycStatus } from '../../kyc/views.ts';
import { lockMember } from '../../members/lock-member.ts';
import { enterCode } from '../../verification/codes.ts';
import { defineHandler } from '../handler.ts';

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

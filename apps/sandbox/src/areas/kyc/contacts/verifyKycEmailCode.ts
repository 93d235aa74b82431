import { defineHandler } from '../../../core/contract/handler.ts';
import { lockMember } from '../../../core/members/lock-member.ts';
import { requireOwn, wrongCode } from '../refusals.ts';
import { readKycStatus } from '../views.ts';
import { enterCode } from './codes.ts';
import { refuseForeignEmail, requireOpenContactStep, verifyContact } from './contacts.ts';

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

import { cleanLine } from '@gli/validation';
import { defineHandler } from '../../core/contract/handler.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { problem } from '../../core/problem/problem.ts';
import * as contacts from './contacts/handlers.ts';
import * as documents from './documents/handlers.ts';
import * as face from './face/handlers.ts';
import { readKycFile } from './kyc-file.ts';
import { notifyDecision } from './notices.ts';
import { validatePersonalInfo } from './personal-info.ts';
import { stepProgress } from './progress.ts';
import { requireOwn, stepDone } from './refusals.ts';
import { createReview, personalInfoRejections } from './review.ts';
import { kycPersonalInfo } from './schema.ts';
import { personalInfoView, readKycStatus } from './views.ts';

/** Returns the five steps with their states, the percentage and the next step. */
const getKycStatus = defineHandler('getKycStatus', async ({ path, member, db, now, language, reply }) => {
  requireOwn(path.id, member);
  return reply(200, await readKycStatus(db, member.id, { now, language }));
});

/** Stores the member's personal information, which replaces an earlier submission, and decides on it. */
const submitKycPersonalInfo = defineHandler(
  'submitKycPersonalInfo',
  async ({ path, body, member, db, now, language, services, reply }) => {
    requireOwn(path.id, member);
    const details = validatePersonalInfo(body, now);
    if (Object.keys(details).length > 0) throw problem('validation_failed', { details });
    await lockMember(db, member.id, now);
    const { status } = stepProgress(await readKycFile(db, member.id), 'personal_info', now);
    if (status === 'approved') throw stepDone('personal_info');

    const { address } = body;
    const rejections = personalInfoRejections(address.line1);
    // A reviewer checks members who hold public office. Everything else is checked automatically during the call.
    const takesMs = body.politically_exposed && rejections.length === 0 ? services.kycReviewMs : 0;
    const info = {
      memberId: member.id,
      legalName: cleanLine(body.legal_name),
      englishName: cleanLine(body.english_name),
      birthDate: body.birth_date,
      nationality: body.nationality,
      gender: body.gender ?? null,
      address: {
        country: address.country,
        postal_code: address.postal_code,
        region: address.region ?? null,
        city: address.city,
        line1: address.line1,
        line2: address.line2 ?? null,
      },
      occupation: body.occupation,
      sourceOfFunds: body.source_of_funds,
      politicallyExposed: body.politically_exposed,
      submittedAt: now,
      ...createReview(rejections, now, takesMs),
    };
    await db
      .insert(kycPersonalInfo)
      .values(info)
      .onConflictDoUpdate({ target: kycPersonalInfo.memberId, set: info });
    await notifyDecision(db, member.id, 'personal_info', info);
    return reply(200, personalInfoView(info, { now, language }));
  },
);

export const kycHandlers = {
  getKycStatus,
  submitKycPersonalInfo,
  ...contacts,
  ...documents,
  ...face,
};

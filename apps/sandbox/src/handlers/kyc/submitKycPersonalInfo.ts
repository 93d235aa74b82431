import { kycPersonalInfo } from '../../data/schema/kyc.ts';
import { stepProgress } from '../../domain/kyc/progress.ts';
import { personalInfoRejections, reviewOf } from '../../domain/kyc/review.ts';
import { readKycFile } from '../../kyc/kyc-file.ts';
import { personalInfoComplaints } from '../../kyc/personal-info.ts';
import { requireOwn, stepDone } from '../../kyc/refusals.ts';
import { tellDecision } from '../../kyc/tell-decision.ts';
import { personalInfoView } from '../../kyc/views.ts';
import { lockMember } from '../../members/lock-member.ts';
import { problem } from '../../problem.ts';
import { defineHandler } from '../handler.ts';

/** Keeps who the member is, in the place of what was sent before, and decides on it. */
export const submitKycPersonalInfo = defineHandler(
  'submitKycPersonalInfo',
  async ({ path, body, member, db, now, language, services, reply }) => {
    requireOwn(path.id, member);
    const details = personalInfoComplaints(body, now);
    if (Object.keys(details).length > 0) throw problem('validation_failed', { details });
    await lockMember(db, member.id, now);
    const { state } = stepProgress(await readKycFile(db, member.id), 'personal_info', now);
    if (state === 'approved') throw stepDone('personal_info');

    const { address } = body;
    const rejections = personalInfoRejections(address.line1);
    // A public office is looked at by a person; all else is checked by machine, within the call.
    const takesMs = body.politically_exposed && rejections.length === 0 ? services.kycReviewMs : 0;
    const info = {
      memberId: member.id,
      legalName: body.legal_name.trim(),
      englishName: body.english_name.trim(),
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
      ...reviewOf(rejections, now, takesMs),
    };
    await db
      .insert(kycPersonalInfo)
      .values(info)
      .onConflictDoUpdate({ target: kycPersonalInfo.memberId, set: info });
    await tellDecision(db, member.id, 'personal_info', info);
    return reply(200, personalInfoView(info, { now, language }));
  },
);

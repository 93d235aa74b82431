import {
  zFaceChallenge,
  zFaceLiveness,
  zFaceVerificationAttempt,
  zId,
  zKycDocument,
  zKycDocumentInput,
  zKycPersonalInfoInput,
  zKycPhoneCodeInput,
  zKycRejectionCode,
  zPercentage,
  zTimestamp,
} from '@gli/sdk/schemas';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../core/data/database.ts';
import { members } from '../../core/members/schema.ts';
import { DEMO_MEMBERS, zDemoMemberKey } from '../../core/seed/demo-members.ts';
import type { SeedContext } from '../../core/seed/seed-context.ts';
import { readSeedFile } from '../../core/seed/seed-file.ts';
import { FACE_THRESHOLD_PERCENT } from './face/face.ts';
import type { Review } from './review.ts';
import { faceAttempts, kycContacts, kycDocuments, kycPersonalInfo } from './schema.ts';

/** Set if the submission was rejected. */
const review = { rejection_codes: z.array(zKycRejectionCode).default([]), reviewed_at: zTimestamp };

const { document_type, document_side, expiry_date } = zKycDocumentInput.shape;
const { issuing_country, file_name, size_bytes } = zKycDocument.shape;
const zIdentityCheck = z.strictObject({
  personal_info: z.strictObject({
    ...zKycPersonalInfoInput.shape,
    address: z.strictObject(zKycPersonalInfoInput.shape.address.shape),
  }),
  personal_info_submitted_at: zTimestamp,
  personal_info_reviewed_at: zTimestamp,
  documents: z
    .array(
      z.strictObject({
        ...{ id: zId, document_type, document_side, issuing_country, expiry_date, file_name, size_bytes },
        uploaded_at: zTimestamp,
        ...review,
      }),
    )
    .default([]),
  email_verified_at: zTimestamp,
  phone: z.strictObject({ number: zKycPhoneCodeInput.shape.phone, verified_at: zTimestamp }).optional(),
  face_attempts: z
    .array(
      z.strictObject({
        id: zId,
        challenge: z.optional(zFaceChallenge),
        liveness: zFaceLiveness,
        score_percent: z.optional(zPercentage),
        attempts_left: zFaceVerificationAttempt.shape.attempts_left,
        submitted_at: zTimestamp,
        ...review,
      }),
    )
    .default([]),
});

type IdentityCheck = z.output<typeof zIdentityCheck> & { readonly memberId: string; readonly email: string };
type At = SeedContext['at'];

/** Seeds Kim's identity check as in the examples (65%), Lee's and Choi's as complete, and Jung's as started. */
export async function seedKyc({ db, name, at }: SeedContext): Promise<void> {
  if (name === 'empty') return;
  const file = readSeedFile('identity-checks.yaml', z.partialRecord(zDemoMemberKey, zIdentityCheck));
  const checks = zDemoMemberKey.options.flatMap((key): IdentityCheck[] => {
    const check = file[key];
    const { id: memberId, email } = DEMO_MEMBERS[key];
    return check ? [{ ...check, memberId, email }] : [];
  });
  await db.insert(kycPersonalInfo).values(checks.map((check) => toPersonalInfoRow(check, at)));
  await db.insert(kycDocuments).values(checks.flatMap((check) => toDocumentRows(check, at)));
  await db.insert(faceAttempts).values(checks.flatMap((check) => toAttemptRows(check, at)));
  for (const check of checks) await seedContacts(db, check, at);
}

const toReview = (rejectionCodes: Review['rejectionCodes'], decidedAt: Date): Review => ({
  decision: rejectionCodes.length === 0 ? 'approved' : 'rejected',
  rejectionCodes,
  decidedAt,
});

function toPersonalInfoRow(check: IdentityCheck, at: At): typeof kycPersonalInfo.$inferInsert {
  const { address, gender, occupation, nationality, ...info } = check.personal_info;
  return {
    ...{ memberId: check.memberId, gender, occupation, nationality },
    legalName: info.legal_name,
    englishName: info.english_name,
    birthDate: info.birth_date,
    address: { ...address, region: address.region ?? null, line2: address.line2 ?? null },
    sourceOfFunds: info.source_of_funds,
    politicallyExposed: info.politically_exposed,
    submittedAt: at(check.personal_info_submitted_at),
    ...toReview([], at(check.personal_info_reviewed_at)),
  };
}

const toDocumentRows = ({ memberId, documents }: IdentityCheck, at: At) =>
  documents.map((document): typeof kycDocuments.$inferInsert => ({
    ...{ id: document.id, memberId },
    documentType: document.document_type,
    documentSide: document.document_side,
    issuingCountry: document.issuing_country,
    expiryDate: document.expiry_date,
    fileName: document.file_name,
    contentType: 'image/jpeg',
    sizeBytes: document.size_bytes,
    uploadedAt: at(document.uploaded_at),
    ...toReview(document.rejection_codes, at(document.reviewed_at)),
  }));

const toAttemptRows = ({ memberId, face_attempts: attempts }: IdentityCheck, at: At) =>
  attempts.map(({ id, challenge, liveness, ...attempt }): typeof faceAttempts.$inferInsert => ({
    ...{ id, memberId, challenge, liveness },
    scorePercent: attempt.score_percent,
    thresholdPercent: FACE_THRESHOLD_PERCENT,
    attemptsLeft: attempt.attempts_left,
    submittedAt: at(attempt.submitted_at),
    ...toReview(attempt.rejection_codes, at(attempt.reviewed_at)),
  }));

/** Seeds the verified contacts. They belong to the account, so they are verified there as well. */
async function seedContacts(
  db: Database,
  { memberId, email, email_verified_at, phone }: IdentityCheck,
  at: At,
): Promise<void> {
  const emailVerifiedAt = at(email_verified_at);
  const contacts: (typeof kycContacts.$inferInsert)[] = [
    { memberId, step: 'email', contact: email, verifiedAt: emailVerifiedAt },
  ];
  const phoneFields = phone && { phone: phone.number, phoneVerifiedAt: at(phone.verified_at) };
  if (phoneFields) {
    const { phone: contact, phoneVerifiedAt: verifiedAt } = phoneFields;
    contacts.push({ memberId, step: 'phone', contact, verifiedAt });
  }
  await db.insert(kycContacts).values(contacts);
  await db
    .update(members)
    .set({ emailVerifiedAt, ...phoneFields })
    .where(eq(members.id, memberId));
}

import { addMonths } from '@gli/validation';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { newId } from '../../core/data/new-id.ts';
import { members } from '../../core/members/schema.ts';
import { randomInt } from '../../core/random/random.ts';
import { toKoreanDate } from '../../core/time/time.ts';
import { attemptsLeft, FACE_THRESHOLD_PERCENT } from './face/face.ts';
import { createReview } from './review.ts';
import { faceAttempts, kycContacts, kycDocuments, kycPersonalInfo } from './schema.ts';

/** States of an identity verification that a test can start with. */
export const KYC_STATES = ['none', 'basic', 'pending', 'rejected', 'full'] as const;
export type KycState = (typeof KYC_STATES)[number];

type NewKycFile = {
  readonly memberId: string;
  readonly name: string;
  readonly email: string;
  readonly state: KycState;
  readonly now: Date;
  /** Duration of the review of a pending portrait. */
  readonly reviewMs: number;
};

const ADULT_MONTHS = 12 * 36;
const PASSPORT_MONTHS = 12 * 5;
const SUBSCRIBERS = 10_000;

const fourDigits = (): string => String(randomInt(SUBSCRIBERS)).padStart(4, '0');

/** Submits everything that a new member's verification needs to reach a state. */
export async function createKycState(tx: Database, file: NewKycFile): Promise<void> {
  const { memberId, name, email, state, now, reviewMs } = file;
  if (state === 'none') return;
  const approved = createReview([], now, 0);
  const today = toKoreanDate(now);
  await tx.insert(kycPersonalInfo).values({
    memberId,
    legalName: name,
    englishName: 'TEST MEMBER',
    birthDate: addMonths(today, -ADULT_MONTHS),
    nationality: 'KR',
    address: {
      country: 'KR',
      postal_code: '06236',
      region: null,
      city: '서울특별시',
      line1: '강남구 테헤란로 152',
      line2: null,
    },
    occupation: 'employee',
    sourceOfFunds: 'salary',
    politicallyExposed: false,
    submittedAt: now,
    ...approved,
  });
  const phone = `+82 10-${fourDigits()}-${fourDigits()}`;
  await tx.insert(kycContacts).values([
    { memberId, step: 'email', contact: email, verifiedAt: now },
    { memberId, step: 'phone', contact: phone, verifiedAt: now },
  ]);
  await tx
    .update(members)
    .set({ emailVerifiedAt: now, phone, phoneVerifiedAt: now })
    .where(eq(members.id, memberId));
  if (state === 'basic') return;
  await tx.insert(kycDocuments).values({
    id: newId('kdc'),
    memberId,
    documentType: 'passport',
    documentSide: 'single',
    issuingCountry: 'KR',
    expiryDate: addMonths(today, PASSPORT_MONTHS),
    fileName: 'passport.jpg',
    contentType: 'image/jpeg',
    sizeBytes: 482_113,
    uploadedAt: now,
    ...(state === 'rejected' ? createReview(['image_blurred'], now, 0) : approved),
  });
  if (state === 'rejected') return;
  await tx.insert(faceAttempts).values({
    id: newId('fvr'),
    memberId,
    liveness: 'passed',
    scorePercent: '97.40',
    thresholdPercent: FACE_THRESHOLD_PERCENT,
    attemptsLeft: attemptsLeft([now], now),
    submittedAt: now,
    ...createReview([], now, state === 'pending' ? reviewMs : 0),
  });
}

import { eq } from 'drizzle-orm';
import { members } from '../../core/members/schema.ts';
import { CAST } from '../../core/seed/cast.ts';
import type { SeedContext } from '../../core/seed/seed-context.ts';
import { FACE_THRESHOLD_PERCENT } from './face/face.ts';
import type { Review } from './review.ts';
import { faceAttempts, kycContacts, kycDocuments, kycPersonalInfo } from './schema.ts';

/** Kim's verification as in the examples (65 %), Lee's and Choi's complete, Jung's started, Park's not. */
export async function seedKyc(context: SeedContext): Promise<void> {
  if (context.name === 'empty') return;
  await seedPersonalInfo(context);
  await seedDocuments(context);
  await seedContacts(context);
  await seedFaceAttempts(context);
}

const approvedAt = (decidedAt: Date): Review => ({ decision: 'approved', rejectionCodes: [], decidedAt });

/** Personal information of the cast, all of it approved; Park has sent nothing yet. */
async function seedPersonalInfo({ db, at }: SeedContext): Promise<void> {
  const common = {
    nationality: 'KR',
    occupation: 'employee',
    sourceOfFunds: 'salary',
    politicallyExposed: false,
  } as const;
  const address = (postal_code: string, region: string, city: string, line1: string, line2?: string) => ({
    country: 'KR',
    postal_code,
    region,
    city,
    line1,
    line2: line2 ?? null,
  });
  const approved = (submittedAt: string, decidedAt: string) => ({
    submittedAt: at(submittedAt),
    ...approvedAt(at(decidedAt)),
  });
  await db.insert(kycPersonalInfo).values([
    {
      ...common,
      memberId: CAST.kim.id,
      legalName: '김서연',
      englishName: 'Kim Seoyeon',
      birthDate: '1990-05-17',
      gender: 'female',
      address: address('04036', '서울특별시', '마포구', '양화로 45', '101동 1203호'),
      ...approved('2026-03-02T10:05:12+09:00', '2026-03-02T10:05:14+09:00'),
    },
    {
      ...common,
      memberId: CAST.lee.id,
      legalName: '이준호',
      englishName: 'Lee Junho',
      birthDate: '1987-03-02',
      address: address('06236', '서울특별시', '강남구', '테헤란로 152'),
      ...approved('2026-10-28T09:12:41+09:00', '2026-10-28T09:12:43+09:00'),
    },
    {
      ...common,
      memberId: CAST.jung.id,
      legalName: '정하늘',
      englishName: 'Jung Haneul',
      birthDate: '1998-11-30',
      address: address('48058', '부산광역시', '해운대구', '센텀중앙로 79', '2301호'),
      occupation: 'self_employed',
      sourceOfFunds: 'business_income',
      ...approved('2026-08-06T11:41:20+09:00', '2026-08-06T11:41:22+09:00'),
    },
    {
      ...common,
      memberId: CAST.choi.id,
      legalName: '최지훈',
      englishName: 'Choi Jihoon',
      birthDate: '1983-05-09',
      gender: 'male',
      address: address('13529', '경기도', '성남시 분당구', '판교역로 166'),
      ...approved('2026-01-15T09:40:00+09:00', '2026-01-15T09:40:02+09:00'),
    },
  ]);
}

/** Documents of the cast; Kim's proof of address was too blurred. */
async function seedDocuments({ db, at }: SeedContext): Promise<void> {
  const korean = { issuingCountry: 'KR', expiryDate: null, contentType: 'image/jpeg' };
  const card = { ...korean, memberId: CAST.kim.id, documentType: 'resident_card' } as const;
  const license = {
    ...korean,
    memberId: CAST.lee.id,
    documentType: 'driver_license',
    expiryDate: '2033-12-31',
  } as const;
  const approved = (uploadedAt: string, decidedAt: string) => ({
    uploadedAt: at(uploadedAt),
    ...approvedAt(at(decidedAt)),
  });
  await db.insert(kycDocuments).values([
    {
      ...card,
      id: 'kdc_6wx2m9rk5t',
      documentSide: 'front',
      fileName: 'resident-card-front.jpg',
      sizeBytes: 1_284_096,
      ...approved('2026-03-02T10:20:52+09:00', '2026-03-03T09:11:47+09:00'),
    },
    {
      ...card,
      id: 'kdc_5jt2y9hk7d',
      documentSide: 'back',
      fileName: 'resident-card-back.jpg',
      sizeBytes: 1_097_728,
      ...approved('2026-03-02T10:21:40+09:00', '2026-03-03T09:12:05+09:00'),
    },
    {
      ...korean,
      id: 'kdc_3vb7h1qn8z',
      memberId: CAST.kim.id,
      documentType: 'proof_of_address',
      documentSide: 'single',
      fileName: '관리비고지서.jpg',
      sizeBytes: 212_992,
      uploadedAt: at('2026-11-17T21:03:44+09:00'),
      decision: 'rejected',
      rejectionCodes: ['image_blurred'],
      decidedAt: at('2026-11-18T10:26:09+09:00'),
    },
    {
      ...license,
      id: 'kdc_2rn8v4tq6c',
      documentSide: 'front',
      fileName: '운전면허증-앞.jpg',
      sizeBytes: 1_402_880,
      ...approved('2026-10-28T09:16:05+09:00', '2026-10-28T14:02:31+09:00'),
    },
    {
      ...license,
      id: 'kdc_9fw3h7xk1m',
      documentSide: 'back',
      fileName: '운전면허증-뒤.jpg',
      sizeBytes: 1_318_912,
      ...approved('2026-10-28T09:16:48+09:00', '2026-10-28T14:02:58+09:00'),
    },
    {
      ...korean,
      id: 'kdc_7bd5p2gz9j',
      memberId: CAST.choi.id,
      documentType: 'passport',
      documentSide: 'single',
      expiryDate: '2034-02-11',
      fileName: 'passport.jpg',
      sizeBytes: 1_568_768,
      ...approved('2026-01-15T09:44:10+09:00', '2026-01-15T11:20:36+09:00'),
    },
  ]);
}

async function seedContacts({ db, at }: SeedContext): Promise<void> {
  const email = (who: keyof typeof CAST, time: string) => ({
    memberId: CAST[who].id,
    step: 'email' as const,
    contact: CAST[who].email,
    verifiedAt: at(time),
  });
  const phone = (who: keyof typeof CAST, contact: string, time: string) => ({
    memberId: CAST[who].id,
    step: 'phone' as const,
    contact,
    verifiedAt: at(time),
  });
  const verified = [
    email('kim', '2026-03-04T19:31:50+09:00'),
    phone('kim', '+82 10-2345-6789', '2026-03-04T19:40:18+09:00'),
    email('lee', '2026-10-28T20:03:15+09:00'),
    phone('lee', '+82 10-3456-7890', '2026-10-28T20:05:52+09:00'),
    email('jung', '2026-08-06T11:48:09+09:00'),
    email('choi', '2026-01-15T09:50:27+09:00'),
    phone('choi', '+82 10-5678-9012', '2026-01-15T09:52:04+09:00'),
  ];
  await db.insert(kycContacts).values(verified);
  // They are the accounts' own e-mails and phones, so they are verified there too.
  for (const { memberId, step, contact, verifiedAt } of verified) {
    const set =
      step === 'email' ? { emailVerifiedAt: verifiedAt } : { phone: contact, phoneVerifiedAt: verifiedAt };
    await db.update(members).set(set).where(eq(members.id, memberId));
  }
}

/** Face attempts: Kim's three that failed, Lee's and Choi's that passed. */
async function seedFaceAttempts({ db, at }: SeedContext): Promise<void> {
  const thresholdPercent = FACE_THRESHOLD_PERCENT;
  const kim = { memberId: CAST.kim.id, thresholdPercent, decision: 'rejected' } as const;
  const passed = { thresholdPercent, liveness: 'passed', attemptsLeft: 4 } as const;
  await db.insert(faceAttempts).values([
    {
      ...kim,
      id: 'fvr_6qb1r9ks3d',
      liveness: 'failed',
      scorePercent: '88.10',
      rejectionCodes: ['liveness_failed'],
      attemptsLeft: 4,
      submittedAt: at('2026-11-12T22:38:10+09:00'),
      decidedAt: at('2026-11-12T22:38:12+09:00'),
    },
    {
      ...kim,
      id: 'fvr_2hm7v5xc8p',
      challenge: 'turn',
      liveness: 'passed',
      scorePercent: '71.85',
      rejectionCodes: ['image_too_dark', 'face_mismatch'],
      attemptsLeft: 3,
      submittedAt: at('2026-11-12T22:41:37+09:00'),
      decidedAt: at('2026-11-12T22:41:39+09:00'),
    },
    {
      ...kim,
      id: 'fvr_9jd4t6wz2k',
      challenge: 'blink',
      liveness: 'not_checked',
      rejectionCodes: ['no_single_face'],
      attemptsLeft: 4,
      submittedAt: at('2026-11-20T20:14:03+09:00'),
      decidedAt: at('2026-11-20T20:14:05+09:00'),
    },
    {
      ...passed,
      id: 'fvr_5kc8z1nw7r',
      memberId: CAST.lee.id,
      challenge: 'turn',
      scorePercent: '93.46',
      submittedAt: at('2026-10-28T20:09:33+09:00'),
      ...approvedAt(at('2026-10-28T20:09:35+09:00')),
    },
    {
      ...passed,
      id: 'fvr_3pm6q9vt4h',
      memberId: CAST.choi.id,
      challenge: null,
      scorePercent: '95.02',
      submittedAt: at('2026-01-15T11:31:18+09:00'),
      ...approvedAt(at('2026-01-15T11:31:20+09:00')),
    },
  ]);
}

import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { kycDocuments } from '../schema.ts';
import { approvedAt } from './approved-at.ts';

/** Documents of the cast; Kim's proof of address was too blurred. */
export async function seedDocuments({ db, at }: SeedContext): Promise<void> {
  const korean = { issuingCountry: 'KR', expiryDate: null, contentType: 'image/jpeg' };
  const license = {
    ...korean,
    memberId: CAST.lee.id,
    documentType: 'driver_license',
    expiryDate: '2033-12-31',
  } as const;
  await db.insert(kycDocuments).values([
    {
      ...korean,
      id: 'kdc_6wx2m9rk5t',
      memberId: CAST.kim.id,
      documentType: 'resident_card',
      documentSide: 'front',
      fileName: 'resident-card-front.jpg',
      sizeBytes: 1_284_096,
      uploadedAt: at('2026-03-02T10:20:52+09:00'),
      ...approvedAt(at('2026-03-03T09:11:47+09:00')),
    },
    {
      ...korean,
      id: 'kdc_5jt2y9hk7d',
      memberId: CAST.kim.id,
      documentType: 'resident_card',
      documentSide: 'back',
      fileName: 'resident-card-back.jpg',
      sizeBytes: 1_097_728,
      uploadedAt: at('2026-03-02T10:21:40+09:00'),
      ...approvedAt(at('2026-03-03T09:12:05+09:00')),
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
      uploadedAt: at('2026-10-28T09:16:05+09:00'),
      ...approvedAt(at('2026-10-28T14:02:31+09:00')),
    },
    {
      ...license,
      id: 'kdc_9fw3h7xk1m',
      documentSide: 'back',
      fileName: '운전면허증-뒤.jpg',
      sizeBytes: 1_318_912,
      uploadedAt: at('2026-10-28T09:16:48+09:00'),
      ...approvedAt(at('2026-10-28T14:02:58+09:00')),
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
      uploadedAt: at('2026-01-15T09:44:10+09:00'),
      ...approvedAt(at('2026-01-15T11:20:36+09:00')),
    },
  ]);
}

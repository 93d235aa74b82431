import { eq } from 'drizzle-orm';
import { members } from '../../../core/members/schema.ts';
import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { kycContacts } from '../schema.ts';

const KIM_PHONE = '+82 10-2345-6789';
const LEE_PHONE = '+82 10-3456-7890';
const CHOI_PHONE = '+82 10-5678-9012';

/** Addresses and numbers that the cast have proven. */
export async function seedContacts({ db, at }: SeedContext): Promise<void> {
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
  const proven = [
    email('kim', '2026-03-04T19:31:50+09:00'),
    phone('kim', KIM_PHONE, '2026-03-04T19:40:18+09:00'),
    email('lee', '2026-10-28T20:03:15+09:00'),
    phone('lee', LEE_PHONE, '2026-10-28T20:05:52+09:00'),
    email('jung', '2026-08-06T11:48:09+09:00'),
    email('choi', '2026-01-15T09:50:27+09:00'),
    phone('choi', CHOI_PHONE, '2026-01-15T09:52:04+09:00'),
  ];
  await db.insert(kycContacts).values(proven);
  // The e-mails are those of the accounts, the numbers those of the profiles: proven there too.
  for (const { memberId, step, contact, verifiedAt } of proven) {
    const set =
      step === 'email' ? { emailVerifiedAt: verifiedAt } : { phone: contact, phoneVerifiedAt: verifiedAt };
    await db.update(members).set(set).where(eq(members.id, memberId));
  }
}

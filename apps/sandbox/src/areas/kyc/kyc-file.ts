import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import type { KycFile } from './progress.ts';
import { faceAttempts, kycContacts, kycDocuments, kycPersonalInfo } from './schema.ts';

/** Everything a member has sent for verification, newest first. */
export async function readKycFile(db: Database, memberId: string) {
  const [personalInfo] = await db
    .select()
    .from(kycPersonalInfo)
    .where(eq(kycPersonalInfo.memberId, memberId));
  const documents = await db
    .select()
    .from(kycDocuments)
    .where(eq(kycDocuments.memberId, memberId))
    .orderBy(desc(kycDocuments.uploadedAt), desc(kycDocuments.id));
  const contacts = await db.select().from(kycContacts).where(eq(kycContacts.memberId, memberId));
  const attempts = await db
    .select()
    .from(faceAttempts)
    .where(eq(faceAttempts.memberId, memberId))
    .orderBy(desc(faceAttempts.submittedAt), desc(faceAttempts.id));
  const contactOf = (step: 'email' | 'phone') => contacts.find((contact) => contact.step === step) ?? null;
  return {
    personalInfo: personalInfo ?? null,
    documents,
    email: contactOf('email'),
    phone: contactOf('phone'),
    faceAttempts: attempts,
  } satisfies KycFile;
}

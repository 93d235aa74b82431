import { desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../core/data/database.ts';
import { statement } from '../../core/data/statement.ts';
import type { KycFile } from './progress.ts';
import { faceAttempts, kycContacts, kycDocuments, kycPersonalInfo } from './schema.ts';

const own = (memberId: PgColumn) => eq(memberId, sql.placeholder('memberId'));

const findPersonalInfo = statement((db) =>
  db.select().from(kycPersonalInfo).where(own(kycPersonalInfo.memberId)),
);

const findDocuments = statement((db) =>
  db
    .select()
    .from(kycDocuments)
    .where(own(kycDocuments.memberId))
    .orderBy(desc(kycDocuments.uploadedAt), desc(kycDocuments.id)),
);

const findContacts = statement((db) => db.select().from(kycContacts).where(own(kycContacts.memberId)));

const findAttempts = statement((db) =>
  db
    .select()
    .from(faceAttempts)
    .where(own(faceAttempts.memberId))
    .orderBy(desc(faceAttempts.submittedAt), desc(faceAttempts.id)),
);

/** Reads everything that a member has submitted for verification, newest first. */
export async function readKycFile(db: Database, memberId: string) {
  const [personalInfo] = await findPersonalInfo(db, { memberId });
  const documents = await findDocuments(db, { memberId });
  const contacts = await findContacts(db, { memberId });
  const attempts = await findAttempts(db, { memberId });
  const findContact = (step: 'email' | 'phone') => contacts.find((contact) => contact.step === step) ?? null;
  return {
    personalInfo: personalInfo ?? null,
    documents,
    email: findContact('email'),
    phone: findContact('phone'),
    faceAttempts: attempts,
  } satisfies KycFile;
}

import { seedContacts } from './kyc/contacts.ts';
import { seedDocuments } from './kyc/documents.ts';
import { seedFaceAttempts } from './kyc/face-attempts.ts';
import { seedPersonalInfo } from './kyc/personal-info.ts';
import type { SeedContext } from './seed-context.ts';

/** Kim's verification as the examples have it (65 %), Lee's and Choi's complete, Jung's begun; Park's not. */
export async function seedKyc(context: SeedContext): Promise<void> {
  if (context.name === 'empty') return;
  await seedPersonalInfo(context);
  await seedDocuments(context);
  await seedContacts(context);
  await seedFaceAttempts(context);
}

import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { seedContacts } from './contacts.ts';
import { seedDocuments } from './documents.ts';
import { seedFaceAttempts } from './face-attempts.ts';
import { seedPersonalInfo } from './personal-info.ts';

/** Kim's verification as the examples have it (65 %), Lee's and Choi's complete, Jung's begun; Park's not. */
export async function seedKyc(context: SeedContext): Promise<void> {
  if (context.name === 'empty') return;
  await seedPersonalInfo(context);
  await seedDocuments(context);
  await seedContacts(context);
  await seedFaceAttempts(context);
}

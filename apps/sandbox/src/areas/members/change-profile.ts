import type { ProfileChangeInput, User } from '@gli/sdk';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { members } from '../../core/members/schema.ts';
import type { Language } from '../../core/text/text.ts';
import { checkProfile, profileChanges } from './profile.ts';
import { readUser } from './user-view.ts';

type Context = { readonly memberId: string; readonly now: Date; readonly language: Language };

/**
 * Sets fields of a member's profile and answers the whole member. What is set already changes nothing.
 * @throws Problem `validation_failed`
 */
export async function changeProfile(
  tx: Database,
  { memberId, now, language }: Context,
  input: ProfileChangeInput,
): Promise<User> {
  checkProfile(input, now);
  const member = await lockMember(tx, memberId, now);
  const changes = profileChanges(member, input, now);
  if (changes !== null) await tx.update(members).set(changes).where(eq(members.id, memberId));
  return readUser(tx, memberId, { now, language });
}

import type { MemberRow, members } from '../../core/members/schema.ts';
import { toKoreanDate } from '../../core/time/time.ts';
import { PROFILE_DEFAULTS } from './profile-fields.ts';

/** Version of the terms: the day they took effect. */
export const TERMS_VERSION = '2026-01-15';

type Basics = 'id' | 'email' | 'passwordHash' | 'name' | 'phone' | 'language' | 'marketingAccepted';

type NewMember = Pick<MemberRow, Basics> & { readonly now: Date };

export function newMemberRow({ now, marketingAccepted, ...basics }: NewMember): typeof members.$inferInsert {
  return {
    ...basics,
    planSinceOn: toKoreanDate(now),
    subscriptionUpdatedAt: now,
    notifications: PROFILE_DEFAULTS.notifications,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: now,
    marketingAccepted,
    marketingChangedAt: marketingAccepted ? now : null,
    joinedAt: now,
    lastLoginAt: now,
    updatedAt: now,
  };
}

import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { members } from '../../core/members/schema.ts';

/** Times of a member's latest attempts to change the password, in milliseconds since 1970. */
export const passwordChangeAttempts = pgTable('password_change_attempts', {
  memberId: text()
    .primaryKey()
    .references(() => members.id),
  attemptedAt: jsonb().$type<number[]>().notNull(),
});

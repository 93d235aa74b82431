import type { members } from '../data/schema/accounts.ts';

/** A member as the database keeps them. */
export type MemberRow = typeof members.$inferSelect;

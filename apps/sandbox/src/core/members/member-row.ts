import type { members } from './schema.ts';

/** A member as the database keeps them. */
export type MemberRow = typeof members.$inferSelect;

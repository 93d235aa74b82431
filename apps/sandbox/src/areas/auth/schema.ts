import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { reference, time } from '../../core/data/columns.ts';
import { personalRows } from '../../core/members/personal-data.ts';
import { loginSessions, members } from '../../core/members/schema.ts';

/** Refresh tokens, identified by their SHA-256 hash. Replaced tokens are kept to detect reuse. */
export const refreshTokens = pgTable('refresh_tokens', {
  hash: text().primaryKey(),
  sessionId: reference(() => loginSessions.id),
  expiresAt: time().notNull(),
  replacedAt: time(),
});

/** Challenges for wallet authentication. */
export const walletNonces = pgTable('wallet_nonces', {
  nonce: text().primaryKey(),
  memberId: reference(() => members.id),
  walletAddress: text().notNull(),
  expiresAt: time().notNull(),
  usedAt: time(),
});

/** Latest login attempts by user name, known or unknown, in milliseconds since 1970. */
export const loginAttempts = pgTable('login_attempts', {
  username: text().primaryKey(),
  attemptedAt: jsonb().$type<number[]>().notNull(),
});

/** A member's latest attempts to change the password, in milliseconds since 1970. */
export const passwordChangeAttempts = pgTable('password_change_attempts', {
  memberId: reference(() => members.id).primaryKey(),
  attemptedAt: jsonb().$type<number[]>().notNull(),
});

export const nonceData = personalRows(walletNonces, walletNonces.memberId);

export const passwordChangeData = personalRows(passwordChangeAttempts, passwordChangeAttempts.memberId);

import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { transaction } from '../../core/data/transaction.ts';
import { isPassword } from '../../core/members/passwords.ts';
import { members } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';
import { readUser } from '../members/index.ts';
import { forgetAttempts, recordAttempt } from './login-attempts.ts';
import { openSession } from './sessions.ts';
import { settleDue } from './settle-due.ts';

/** Signs in. An unknown user and a wrong password cost and answer the same. A log-in calls a deletion off. */
export const logIn = defineHandler(
  'logIn',
  async ({ body, db, headers, ip, now, language, services, reply }) => {
    const username = body.username.trim().toLowerCase();
    await recordAttempt(db, username, now);
    const active = and(
      eq(members.email, username),
      or(isNull(members.deletesAt), gt(members.deletesAt, now)),
    );
    const [member] = await db.select().from(members).where(active);
    const isRight = await isPassword(member?.passwordHash ?? null, body.password);
    if (!member || !isRight) throw problem('invalid_credentials');
    await settleDue(db, member.id, now);
    return transaction(db, async (tx) => {
      const [locked] = await tx.select().from(members).where(active).for('update');
      // Another call changed the password since it was checked, and ended the sessions that knew the old one.
      if (locked?.passwordHash !== member.passwordHash) throw problem('invalid_credentials');
      await forgetAttempts(tx, username);
      await tx
        .update(members)
        .set({ lastLoginAt: now, deletionRequestedAt: null, deletesAt: null })
        .where(eq(members.id, member.id));
      const token = await openSession(tx, services.accessTokens, { memberId: member.id, headers, ip, now });
      return reply(200, { token, user: await readUser(tx, member.id, { now, language }) });
    });
  },
  // Checking the password takes 11 ms and must not hold a transaction open.
  { mode: 'own' },
);

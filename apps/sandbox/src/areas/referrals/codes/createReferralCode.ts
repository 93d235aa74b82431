import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import type { Database } from '../../../core/data/database.ts';
import { newId } from '../../../core/data/new-id.ts';
import { problem } from '../../../core/problem/problem.ts';
import { randomCode } from '../program.ts';
import { referralCodes } from '../schema.ts';
import { type CodeRow, codeView, readExpiry } from './codes.ts';

/** Of 31⁸ random texts, more than one in a row is never taken. */
const RANDOM_TRIES = 5;

/** Gives the caller a code with the wished text, or with a random one. */
export const createReferralCode = defineHandler(
  'createReferralCode',
  async ({ body, member, db, now, reply }) => {
    const expiresAt = readExpiry(body.expires_at ?? null, now);
    const insert = async (code: string): Promise<CodeRow | undefined> => {
      const values = {
        id: newId('rcd'),
        code,
        memberId: member.id,
        description: body.description ?? '',
        maxUses: body.max_uses ?? null,
        expiresAt,
        createdAt: now,
        updatedAt: now,
      };
      const [row] = await db.insert(referralCodes).values(values).onConflictDoNothing().returning();
      // The text is taken, or another request of the same member was faster.
      if (!row && (await hasCode(db, member.id))) throw ownCodeExists();
      return row;
    };
    if (await hasCode(db, member.id)) throw ownCodeExists();
    if (body.code !== undefined) {
      const row = await insert(body.code);
      if (!row) throw textTaken();
      return reply(201, codeView(row));
    }
    for (let tries = 0; tries < RANDOM_TRIES; tries++) {
      const row = await insert(randomCode((below) => randomInt(below)));
      if (row) return reply(201, codeView(row));
    }
    throw problem('server_error');
  },
);

async function hasCode(db: Database, memberId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: referralCodes.id })
    .from(referralCodes)
    .where(and(eq(referralCodes.memberId, memberId), isNull(referralCodes.deletedAt)));
  return row !== undefined;
}

function ownCodeExists() {
  return problem('referral_code_exists', {
    message: { ko: '이미 추천 코드가 있습니다.', en: 'You have a referral code already.' },
  });
}

function textTaken() {
  const text = {
    ko: '이미 사용 중인 코드입니다. 다른 코드를 선택해 주세요.',
    en: 'This code is taken; choose another one.',
  };
  return problem('referral_code_exists', { message: text, details: { code: [text] } });
}

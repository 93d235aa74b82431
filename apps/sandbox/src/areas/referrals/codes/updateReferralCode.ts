import { eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { invalidField } from '../../../core/problem/problem.ts';
import { memberOfPath } from '../access.ts';
import { referralCodes } from '../schema.ts';
import { codeView, readCode, readExpiry } from './codes.ts';

/** Changes note, switch, limit or end of a member's code; absent fields stay. */
export const updateReferralCode = defineHandler(
  'updateReferralCode',
  async ({ path, body, member, db, now, reply }) => {
    const owner = await memberOfPath(db, member, path.id);
    const code = await readCode(db, owner.id, { lock: true });
    const maxUses = body.max_uses === undefined ? code.maxUses : body.max_uses;
    if (body.max_uses !== undefined && maxUses !== null && maxUses < code.usesCount) {
      throw limitBelowUses(code.usesCount);
    }
    const changes = {
      description: body.description ?? code.description,
      active: body.active ?? code.active,
      maxUses,
      expiresAt: body.expires_at === undefined ? code.expiresAt : readExpiry(body.expires_at, now),
      updatedAt: now,
    };
    await db.update(referralCodes).set(changes).where(eq(referralCodes.id, code.id));
    return reply(200, codeView({ ...code, ...changes }));
  },
);

function limitBelowUses(uses: number) {
  return invalidField('max_uses', {
    ko: `${uses} 이상이어야 합니다. 이미 ${uses}번 사용된 코드입니다.`,
    en: `Must be at least ${uses}; the code has been used ${uses === 1 ? 'once' : `${uses} times`}.`,
  });
}

import { desc, eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { paged, pageRange } from '../../../core/contract/paging.ts';
import { requireOwn } from '../refusals.ts';
import { faceAttempts } from '../schema.ts';
import { attemptView } from '../views.ts';

/** Every attempt with its outcome, the newest first. */
export const listFaceVerificationHistory = defineHandler(
  'listFaceVerificationHistory',
  async ({ path, query, url, member, db, now, language, reply }) => {
    requireOwn(path.id, member);
    const own = eq(faceAttempts.memberId, member.id);
    const { limit, offset } = pageRange(query);
    const count = await db.$count(faceAttempts, own);
    const rows = await db
      .select()
      .from(faceAttempts)
      .where(own)
      .orderBy(desc(faceAttempts.submittedAt), desc(faceAttempts.id))
      .limit(limit)
      .offset(offset);
    return reply(
      200,
      paged(
        url,
        query,
        count,
        rows.map((row) => attemptView(row, { now, language })),
      ),
    );
  },
);

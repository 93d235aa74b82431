import { desc, eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { toTimestampOrNull } from '../../../core/time/time.ts';
import { readKycFile } from '../kyc-file.ts';
import { stepProgress } from '../progress.ts';
import { requireOwn } from '../refusals.ts';
import { faceAttempts } from '../schema.ts';
import { attemptView } from '../views.ts';
import { attemptsLeft, FACE_THRESHOLD_PERCENT, nextAttemptAt } from './face.ts';

/** Whether an attempt is possible now, and how the last one ended. */
export const getFaceVerificationStatus = defineHandler(
  'getFaceVerificationStatus',
  async ({ path, member, db, now, language, reply }) => {
    requireOwn(path.id, member);
    const { state, reviewedAt } = stepProgress(await readKycFile(db, member.id), 'face', now);
    const attempts = await db
      .select()
      .from(faceAttempts)
      .where(eq(faceAttempts.memberId, member.id))
      .orderBy(desc(faceAttempts.submittedAt), desc(faceAttempts.id));
    const times = attempts.map((attempt) => attempt.submittedAt);
    const [last] = attempts;
    const isDone = state === 'approved';
    return reply(200, {
      member_id: member.id,
      state,
      attempts_left: attemptsLeft(times, now),
      next_attempt_at: isDone ? null : toTimestampOrNull(nextAttemptAt(times, now)),
      challenges: ['blink', 'turn'],
      threshold_percent: FACE_THRESHOLD_PERCENT,
      last_attempt: last ? attemptView(last, { now, language }) : null,
      verified_at: isDone ? toTimestampOrNull(reviewedAt) : null,
    });
  },
);

import { desc, eq } from 'drizzle-orm';
import { faceAttempts } from '../../data/schema/kyc.ts';
import { attemptsLeft, FACE_THRESHOLD_PERCENT, nextAttemptAt } from '../../domain/kyc/face.ts';
import { stepProgress } from '../../domain/kyc/progress.ts';
import { toTimestampOrNull } from '../../domain/time.ts';
import { readKycFile } from '../../kyc/kyc-file.ts';
import { requireOwn } from '../../kyc/refusals.ts';
import { attemptView } from '../../kyc/views.ts';
import { defineHandler } from '../handler.ts';

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

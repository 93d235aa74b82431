import { isPortraitLarge, PORTRAIT_MIN_PIXELS } from '@gli/validation';
import { desc, eq } from 'drizzle-orm';
import { defineHandler } from '../../../core/contract/handler.ts';
import { readPage } from '../../../core/contract/paging.ts';
import { newId } from '../../../core/data/new-id.ts';
import { lockMember } from '../../../core/members/lock-member.ts';
import { invalidField, problem } from '../../../core/problem/problem.ts';
import { texts } from '../../../core/text/texts.ts';
import { toTimestampOrNull } from '../../../core/time/time.ts';
import { readKycFile } from '../kyc-file.ts';
import { notifyDecision } from '../notices.ts';
import { stepProgress } from '../progress.ts';
import { requireElapsed, requireOwn, stepDone } from '../refusals.ts';
import { createReview } from '../review.ts';
import { faceAttempts } from '../schema.ts';
import { attemptView } from '../views.ts';
import { attemptsLeft, FACE_THRESHOLD_PERCENT, judgePortrait, nextAttemptAt, pictureSize } from './face.ts';

/** Judges a portrait by the sandbox's rule and discards it. Only the attempt is stored. */
export const submitFaceVerification = defineHandler(
  'submitFaceVerification',
  async ({ path, body, member, db, now, language, services, reply }) => {
    requireOwn(path.id, member);
    const size = pictureSize(body.image.bytes);
    if (size === null || !isPortraitLarge(size)) {
      throw invalidField('image', texts.kyc.portraitTooSmall(PORTRAIT_MIN_PIXELS));
    }
    await lockMember(db, member.id, now);
    const file = await readKycFile(db, member.id);
    const { status } = stepProgress(file, 'face', now);
    if (status === 'locked') throw problem('kyc_step_locked', { message: texts.kyc.faceLocked });
    if (status === 'approved') throw stepDone('face');
    if (status === 'pending') {
      throw problem('kyc_step_locked', { message: texts.kyc.portraitInReview });
    }
    const earlier = file.faceAttempts.map((attempt) => attempt.submittedAt);
    const allowedAt = nextAttemptAt(earlier, now);
    if (allowedAt !== null) requireElapsed(allowedAt, now);

    const verdict = judgePortrait({ name: body.image.name, bytes: body.image.bytes, size });
    const row = {
      id: newId('fvr'),
      memberId: member.id,
      challenge: body.challenge ?? null,
      liveness: verdict.liveness,
      scorePercent: verdict.scorePercent,
      thresholdPercent: FACE_THRESHOLD_PERCENT,
      attemptsLeft: attemptsLeft([...earlier, now], now),
      submittedAt: now,
      ...createReview(verdict.rejectionCodes, now, verdict.status === 'pending' ? services.kycReviewMs : 0),
    };
    await db.insert(faceAttempts).values(row);
    await notifyDecision(db, member.id, 'face', row);
    services.log(
      `Face attempt ${row.id}: the outcome is kept, the portrait (${body.image.bytes.byteLength} bytes) is not.`,
    );
    return reply(201, attemptView(row, { now, language }));
  },
);

/** Returns whether an attempt is allowed now, and the outcome of the last one. */
export const getFaceVerificationStatus = defineHandler(
  'getFaceVerificationStatus',
  async ({ path, member, db, now, language, reply }) => {
    requireOwn(path.id, member);
    const file = await readKycFile(db, member.id);
    const { status, reviewedAt } = stepProgress(file, 'face', now);
    const times = file.faceAttempts.map((attempt) => attempt.submittedAt);
    const [last] = file.faceAttempts;
    const isDone = status === 'approved';
    return reply(200, {
      member_id: member.id,
      status,
      attempts_left: attemptsLeft(times, now),
      next_attempt_at: isDone ? null : toTimestampOrNull(nextAttemptAt(times, now)),
      challenges: ['blink', 'turn'],
      threshold_percent: FACE_THRESHOLD_PERCENT,
      last_attempt: last ? attemptView(last, { now, language }) : null,
      verified_at: isDone ? toTimestampOrNull(reviewedAt) : null,
    });
  },
);

/** Lists every attempt with its outcome, newest first. */
export const listFaceVerificationHistory = defineHandler(
  'listFaceVerificationHistory',
  async ({ path, query, url, member, db, now, language, reply }) => {
    requireOwn(path.id, member);
    const own = eq(faceAttempts.memberId, member.id);
    const count = db.$count(faceAttempts, own);
    const rows = db
      .select()
      .from(faceAttempts)
      .where(own)
      .orderBy(desc(faceAttempts.submittedAt), desc(faceAttempts.id));
    const toView = (row: typeof faceAttempts.$inferSelect) => attemptView(row, { now, language });
    return reply(200, await readPage({ url, query }, count, rows, toView));
  },
);

import { CAST } from '../../../core/seed/cast.ts';
import type { SeedContext } from '../../../core/seed/seed-context.ts';
import { FACE_THRESHOLD_PERCENT } from '../face/face.ts';
import { faceAttempts } from '../schema.ts';
import { approvedAt } from './approved-at.ts';

/** Face attempts: Kim's three that failed, Lee's and Choi's that passed. */
export async function seedFaceAttempts({ db, at }: SeedContext): Promise<void> {
  const thresholdPercent = FACE_THRESHOLD_PERCENT;
  const kim = { memberId: CAST.kim.id, thresholdPercent, decision: 'rejected' } as const;
  const passed = { thresholdPercent, liveness: 'passed', attemptsLeft: 4 } as const;
  await db.insert(faceAttempts).values([
    {
      ...kim,
      id: 'fvr_6qb1r9ks3d',
      liveness: 'failed',
      scorePercent: '88.10',
      rejectionCodes: ['liveness_failed'],
      attemptsLeft: 4,
      submittedAt: at('2026-11-12T22:38:10+09:00'),
      decidedAt: at('2026-11-12T22:38:12+09:00'),
    },
    {
      ...kim,
      id: 'fvr_2hm7v5xc8p',
      challenge: 'turn',
      liveness: 'passed',
      scorePercent: '71.85',
      rejectionCodes: ['image_too_dark', 'face_mismatch'],
      attemptsLeft: 3,
      submittedAt: at('2026-11-12T22:41:37+09:00'),
      decidedAt: at('2026-11-12T22:41:39+09:00'),
    },
    {
      ...kim,
      id: 'fvr_9jd4t6wz2k',
      challenge: 'blink',
      liveness: 'not_checked',
      rejectionCodes: ['no_single_face'],
      attemptsLeft: 4,
      submittedAt: at('2026-11-20T20:14:03+09:00'),
      decidedAt: at('2026-11-20T20:14:05+09:00'),
    },
    {
      ...passed,
      id: 'fvr_5kc8z1nw7r',
      memberId: CAST.lee.id,
      challenge: 'turn',
      scorePercent: '93.46',
      submittedAt: at('2026-10-28T20:09:33+09:00'),
      ...approvedAt(at('2026-10-28T20:09:35+09:00')),
    },
    {
      ...passed,
      id: 'fvr_3pm6q9vt4h',
      memberId: CAST.choi.id,
      challenge: null,
      scorePercent: '95.02',
      submittedAt: at('2026-01-15T11:31:18+09:00'),
      ...approvedAt(at('2026-01-15T11:31:20+09:00')),
    },
  ]);
}

import { createHash } from 'node:crypto';
import type { FaceLiveness, KycRejectionCode } from '@gli/sdk';
import { DAY_MS, plusMs } from '../../../core/time/time.ts';
import { codesInName, type Review } from '../review.ts';
import type { PictureSize } from './picture-size.ts';

/** Attempts in any 24 hours. */
export const ATTEMPTS_PER_DAY = 5;
/** Likeness that an attempt has to reach, in percent. */
export const FACE_THRESHOLD_PERCENT = '80.00';
/** Shorter side of a portrait, in pixels. */
export const PORTRAIT_MIN_PIXELS = 480;

/** What `kycProgress` needs to know of an attempt; `approved` is what the contract calls `passed`. */
export type FaceAttemptFacts = Review & { readonly submittedAt: Date };

/** How many attempts are left now. */
export function attemptsLeft(submittedAt: readonly Date[], now: Date): number {
  return Math.max(0, ATTEMPTS_PER_DAY - recent(submittedAt, now).length);
}

/** When the next attempt is allowed; null when one is allowed now. */
export function nextAttemptAt(submittedAt: readonly Date[], now: Date): Date | null {
  const times = recent(submittedAt, now).sort((a, b) => b.getTime() - a.getTime());
  const blocking = times[ATTEMPTS_PER_DAY - 1];
  return blocking ? plusMs(blocking, DAY_MS) : null;
}

const recent = (times: readonly Date[], now: Date): Date[] =>
  times.filter((time) => time > plusMs(now, -DAY_MS));

export type Portrait = { readonly name: string; readonly bytes: Uint8Array; readonly size: PictureSize };

export type PortraitVerdict = {
  readonly status: 'passed' | 'failed' | 'pending';
  readonly liveness: FaceLiveness;
  /** With two decimals; null when there was no single face to compare. */
  readonly scorePercent: string | null;
  readonly rejectionCodes: KycRejectionCode[];
};

const FACE_CODES: readonly KycRejectionCode[] = [
  'no_single_face',
  'image_too_dark',
  'face_mismatch',
  'liveness_failed',
];

/** A picture with fewer bytes a pixel shows one colour: a flat JPEG has 0.016, the plainest photo 0.04. */
const FLAT_BYTES_PER_PIXEL = 0.02;

/**
 * The sandbox has no eyes, so it judges by rule. A portrait fails when its file's name holds a reason's code, with `-`
 * or `_` (`portrait-face-mismatch.jpg`), or `fail`; when it shows one colour there is no face on it. `review` in the
 * name makes a close call that waits for the reviewer and then passes. Everyone else passes. The score follows from
 * the content, so that the same picture always has the same one.
 */
export function judgePortrait({ name, bytes, size }: Portrait): PortraitVerdict {
  const codes = codesInName(name, FACE_CODES);
  const isFlat = bytes.byteLength < size.width * size.height * FLAT_BYTES_PER_PIXEL;
  const chance = createHash('sha256').update(bytes).digest().readUInt16BE(0) / 65_536;
  if (isFlat || codes.includes('no_single_face')) {
    return {
      status: 'failed',
      liveness: 'not_checked',
      scorePercent: null,
      rejectionCodes: ['no_single_face'],
    };
  }
  if (codes.includes('liveness_failed')) {
    return {
      status: 'failed',
      liveness: 'failed',
      scorePercent: score(82, 95, chance),
      rejectionCodes: codes,
    };
  }
  if (codes.length > 0 || /fail/i.test(name)) {
    const reasons: KycRejectionCode[] = codes.includes('face_mismatch') ? codes : [...codes, 'face_mismatch'];
    return {
      status: 'failed',
      liveness: 'passed',
      scorePercent: score(41, 79, chance),
      rejectionCodes: reasons,
    };
  }
  if (/review/i.test(name)) {
    return { status: 'pending', liveness: 'passed', scorePercent: score(80, 81, chance), rejectionCodes: [] };
  }
  return { status: 'passed', liveness: 'passed', scorePercent: score(88, 99, chance), rejectionCodes: [] };
}

/** A percentage with two decimals, from `least` up to `most`. */
const score = (least: number, most: number, chance: number): string =>
  (least + (most - least) * chance).toFixed(2);

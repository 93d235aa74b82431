import { createHash } from 'node:crypto';
import type { FaceLiveness, KycRejectionCode } from '@gli/sdk';
import { FACE_ATTEMPTS_PER_DAY } from '@gli/validation';
import { DAY_MS, plusMs } from '../../../core/time/time.ts';
import { codesInName, type Review } from '../review.ts';

export const FACE_THRESHOLD_PERCENT = '80.00';

/** A face attempt as input for `kycProgress`. The contract's name for `approved` is `passed`. */
export type FaceAttemptFacts = Review & { readonly submittedAt: Date };

export function attemptsLeft(submittedAt: readonly Date[], now: Date): number {
  return Math.max(0, FACE_ATTEMPTS_PER_DAY - recent(submittedAt, now).length);
}

/** Returns the time of the next allowed attempt. Null if one is allowed now. */
export function nextAttemptAt(submittedAt: readonly Date[], now: Date): Date | null {
  const times = recent(submittedAt, now).sort((a, b) => b.getTime() - a.getTime());
  const oldestCounted = times[FACE_ATTEMPTS_PER_DAY - 1];
  return oldestCounted ? plusMs(oldestCounted, DAY_MS) : null;
}

const recent = (times: readonly Date[], now: Date): Date[] =>
  times.filter((time) => time > plusMs(now, -DAY_MS));

type Portrait = { readonly name: string; readonly bytes: Uint8Array; readonly size: PictureSize };

type PortraitVerdict = {
  readonly status: 'passed' | 'failed' | 'pending';
  readonly liveness: FaceLiveness;
  /** Similarity with two decimal places. Null unless there is exactly one face to compare. */
  readonly scorePercent: string | null;
  readonly rejectionCodes: KycRejectionCode[];
};

const FACE_CODES: readonly KycRejectionCode[] = [
  'no_single_face',
  'image_too_dark',
  'face_mismatch',
  'liveness_failed',
];

/** Min bytes per pixel of a photo. A single-color JPEG has 0.016, and the plainest photo has 0.04. */
const FLAT_BYTES_PER_PIXEL = 0.02;

/**
 * Decides by the file name. A portrait fails if the name contains a reason's code, with `-` or `_`
 * (`portrait-face-mismatch.jpg`), or `fail`. A single-color picture has no face. If the name contains `review`, the
 * portrait waits for a reviewer and then passes. Every other portrait passes. The score is a hash of the content, so
 * the same picture always gets the same score.
 */
export function judgePortrait({ name, bytes, size }: Portrait): PortraitVerdict {
  const codes = codesInName(name, FACE_CODES);
  const isFlat = bytes.byteLength < size.width * size.height * FLAT_BYTES_PER_PIXEL;
  const chance = createHash('sha256').update(bytes).digest().readUInt16BE(0) / 65_536;
  if (isFlat || codes.includes('no_single_face')) {
    const rejectionCodes: KycRejectionCode[] = ['no_single_face'];
    return { status: 'failed', liveness: 'not_checked', scorePercent: null, rejectionCodes };
  }
  if (codes.includes('liveness_failed')) {
    const scorePercent = score(82, 95, chance);
    return { status: 'failed', liveness: 'failed', scorePercent, rejectionCodes: codes };
  }
  if (codes.length > 0 || /fail/i.test(name)) {
    const rejectionCodes = [...new Set([...codes, 'face_mismatch' as const])];
    return { status: 'failed', liveness: 'passed', scorePercent: score(41, 79, chance), rejectionCodes };
  }
  if (/review/i.test(name)) {
    return { status: 'pending', liveness: 'passed', scorePercent: score(80, 81, chance), rejectionCodes: [] };
  }
  return { status: 'passed', liveness: 'passed', scorePercent: score(88, 99, chance), rejectionCodes: [] };
}

/** Scales `chance` (0 to 1) to a percentage from `least` to `most`, with two decimal places. */
const score = (min: number, max: number, chance: number): string => (min + (max - min) * chance).toFixed(2);

/** Width and height in pixels. */
type PictureSize = { readonly width: number; readonly height: number };

/** Reads the size of a JPEG or PNG from its header. Null if the header is missing or incomplete. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = bytes[0] === 0xff ? jpegSize(view) : pngSize(view);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/**
 * Reads the size of a PNG, which starts with its signature (8 bytes), length (4), `IHDR` (4), width (4) and height (4).
 */
function pngSize(view: DataView): PictureSize | null {
  if (view.byteLength < 24) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/**
 * Reads the size of a JPEG, which is a chain of segments. A frame header (SOF0 to SOF15, except three markers) has the
 * size.
 */
function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // Skips a fill byte.
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}

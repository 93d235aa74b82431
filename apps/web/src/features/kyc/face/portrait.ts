import { type FaceChallenge, faceChallengeValues } from '@gli/sdk';
import { IDENTITY_FILE_MAX_BYTES, PORTRAIT_MIN_PIXELS } from '@gli/validation';
import { checkFile, type FileProblem } from '@/data';
import { portraitTypes } from '../files/identity-file.ts';

/** A portrait, with the requested pose if it was taken with the camera. */
export type Portrait = { file: File; challenge: FaceChallenge | null };

export type PortraitProblem = FileProblem | 'too_small';

export function sizeProblem({ width, height }: { width: number; height: number }): 'too_small' | null {
  return Math.min(width, height) < PORTRAIT_MIN_PIXELS ? 'too_small' : null;
}

/** Checks a portrait before the upload: as a document, and large enough. */
export async function checkPortrait(file: File): Promise<PortraitProblem | null> {
  const checked = await checkFile(file, { types: portraitTypes, maxBytes: IDENTITY_FILE_MAX_BYTES });
  if (typeof checked === 'string') return checked;
  const small = checked.bitmap && sizeProblem(checked.bitmap);
  checked.bitmap?.close();
  return small;
}

/** Creates the multipart form. A portrait from a file has no pose. */
export function portraitForm({ file, challenge }: Portrait): FormData {
  const form = new FormData();
  if (challenge !== null) form.set('challenge', challenge);
  form.set('image', file, file.name);
  return form;
}

/**
 * Picks a random pose from those the server offers, or null (straight ahead) if none is known.
 * @param random at least 0 and below 1
 */
export function pickChallenge(offered: readonly string[], random: number): FaceChallenge | null {
  const possible = faceChallengeValues.filter((challenge) => offered.includes(challenge));
  return possible[Math.floor(random * possible.length)] ?? null;
}

import { type FaceChallenge, faceChallengeValues } from '@gli/sdk';
import { PORTRAIT_MIN_PIXELS } from '@gli/validation';
import { checkIdentityFile, type IdentityFileProblem, portraitTypes } from '../files/identity-file.ts';

/** A portrait, with the requested pose if it was taken with the camera. */
export type Portrait = { file: File; challenge: FaceChallenge | null };

export type PortraitProblem = IdentityFileProblem | 'unreadable' | 'too_small';

export function sizeProblem({ width, height }: { width: number; height: number }): 'too_small' | null {
  return Math.min(width, height) < PORTRAIT_MIN_PIXELS ? 'too_small' : null;
}

/** Validates a portrait before upload: type by content, at most 5 MB, readable and large enough. */
export async function checkPortrait(file: File): Promise<PortraitProblem | null> {
  const problem = await checkIdentityFile(file, portraitTypes);
  if (problem !== null) return problem;
  try {
    const picture = await createImageBitmap(file);
    const small = sizeProblem(picture);
    picture.close();
    return small;
  } catch {
    return 'unreadable';
  }
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

import type { FaceChallenge } from '@gli/sdk';
import { PORTRAIT_MIN_PIXELS } from '@gli/validation';
import { checkIdentityFile, type IdentityFileProblem, portraitTypes } from '../files/identity-file.ts';
import { readHead } from '../files/read-head.ts';

/** A portrait that can be sent, and the pose that was asked for. */
export type Portrait = { file: File; challenge: FaceChallenge | null };

export type PortraitProblem = IdentityFileProblem | 'unreadable' | 'too_small';

/** What is wrong with the size of a picture, in pixels. */
export function sizeProblem({ width, height }: { width: number; height: number }): 'too_small' | null {
  return Math.min(width, height) < PORTRAIT_MIN_PIXELS ? 'too_small' : null;
}

/** Checks a portrait before it is sent: its real type, 5 MB, that it can be read and is large enough. */
export async function checkPortrait(file: File): Promise<PortraitProblem | null> {
  const problem = checkIdentityFile({ size: file.size, head: await readHead(file) }, portraitTypes);
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

/** The form that goes out; a picture that was not taken under a pose names none. */
export function portraitForm({ file, challenge }: Portrait): FormData {
  const form = new FormData();
  if (challenge !== null) form.set('challenge', challenge);
  form.set('image', file, file.name);
  return form;
}

import type { FaceChallenge } from '@gli/sdk';
import { IDENTITY_FILE_MAX_BYTES, isPortraitLarge } from '@gli/validation';
import { checkFile, type FileProblem } from '@/data';
import { portraitTypes } from '../files/identity-file.ts';

/** A portrait, with the requested pose if it was taken with the camera. */
export type Portrait = { file: File; challenge: FaceChallenge | null };

export type PortraitProblem = FileProblem | 'too_small';

/** Checks a portrait before the upload: as a document, and large enough. */
export async function checkPortrait(file: File): Promise<PortraitProblem | null> {
  const checked = await checkFile(file, { types: portraitTypes, maxBytes: IDENTITY_FILE_MAX_BYTES });
  if (typeof checked === 'string') return checked;
  const isSmall = checked.bitmap !== null && !isPortraitLarge(checked.bitmap);
  checked.bitmap?.close();
  return isSmall ? 'too_small' : null;
}

/** Creates the multipart form. A portrait from a file has no pose. */
export function portraitForm({ file, challenge }: Portrait): FormData {
  const form = new FormData();
  if (challenge !== null) form.set('challenge', challenge);
  form.set('image', file, file.name);
  return form;
}

import { AVATAR_MAX_BYTES, AVATAR_MAX_MEGABYTES, type AvatarIssue, type AvatarType } from '@gli/validation';
import { checkFile } from '@/data';

export type ChosenPicture = { file: Blob; type: AvatarType; bitmap: ImageBitmap };

export type Choice =
  | { status: 'ready'; picture: ChosenPicture }
  | { status: 'refused'; issue: AvatarIssue }
  | { status: 'unreadable' };

const LIMITS = { types: ['image/jpeg', 'image/png', 'image/gif'], maxBytes: AVATAR_MAX_BYTES } as const;

/** Checks and decodes a chosen file. Spec §5 Avatar */
export async function choosePicture(file: Blob): Promise<Choice> {
  const checked = await checkFile(file, LIMITS);
  if (checked === 'too_large') {
    const params = { maximumMegabytes: AVATAR_MAX_MEGABYTES };
    return { status: 'refused', issue: { code: 'avatar_too_large', params } };
  }
  if (checked === 'wrong_type') return { status: 'refused', issue: { code: 'avatar_type_unsupported' } };
  if (typeof checked === 'string' || checked.bitmap === null) return { status: 'unreadable' };
  return { status: 'ready', picture: { file, type: checked.type, bitmap: checked.bitmap } };
}

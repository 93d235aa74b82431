import {
  AVATAR_SIGNATURE_BYTES,
  type AvatarIssue,
  type AvatarType,
  avatarType,
  checkAvatar,
} from '@gli/validation';

export type ChosenPicture = { file: Blob; type: AvatarType; bitmap: ImageBitmap };

export type Choice =
  | { status: 'ready'; picture: ChosenPicture }
  | { status: 'refused'; issue: AvatarIssue }
  | { status: 'unreadable' };

/**
 * Checks the size and the content type of a chosen file (spec §5 Avatar), then decodes it. A corrupt picture is
 * `unreadable`.
 * @param decode usually `createImageBitmap`
 */
export async function choosePicture(
  file: Blob,
  decode: (file: Blob) => Promise<ImageBitmap>,
): Promise<Choice> {
  const head = new Uint8Array(await file.slice(0, AVATAR_SIGNATURE_BYTES).arrayBuffer());
  const issue = checkAvatar({ size: file.size, head });
  if (issue !== null) return { status: 'refused', issue };
  const type = avatarType(head);
  if (type === null) return { status: 'unreadable' };
  try {
    return { status: 'ready', picture: { file, type, bitmap: await decode(file) } };
  } catch {
    return { status: 'unreadable' };
  }
}

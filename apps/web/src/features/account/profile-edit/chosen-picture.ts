import {
  AVATAR_SIGNATURE_BYTES,
  type AvatarIssue,
  type AvatarType,
  avatarType,
  checkAvatar,
} from '@gli/validation';

/** A file that may become the profile picture. */
export type ChosenPicture = { file: Blob; type: AvatarType; bitmap: ImageBitmap };

export type Choice =
  | { status: 'ready'; picture: ChosenPicture }
  | { status: 'refused'; issue: AvatarIssue }
  | { status: 'unreadable' };

/**
 * Looks at a chosen file before anything is sent: its size, and what its content is, whatever its name says (spec §5
 * Avatar); then reads the picture. One that begins like a picture and is broken is `unreadable`.
 * @param decode `createImageBitmap`
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

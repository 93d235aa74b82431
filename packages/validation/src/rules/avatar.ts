import { AVATAR_MAX_BYTES, AVATAR_MAX_MEGABYTES } from '../limits.ts';
import type { Issue } from './issue.ts';

export type AvatarIssue =
  | Issue<'avatar_too_large', { maximumMegabytes: number }>
  | Issue<'avatar_type_unsupported'>;

export type AvatarType = 'image/jpeg' | 'image/png' | 'image/gif';

/** MIME types for a file input's `accept`. */
export const AVATAR_TYPES: readonly AvatarType[] = ['image/jpeg', 'image/png', 'image/gif'];

/** Number of leading bytes that `avatarType` needs. */
export const AVATAR_SIGNATURE_BYTES = 8;

const SIGNATURES: readonly { type: AvatarType; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61] }, // GIF87a
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61] }, // GIF89a
];

/** Returns the image type based on the content, not the file name. Returns null for any other type. */
export function avatarType(head: Uint8Array): AvatarType | null {
  const match = SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  return match?.type ?? null;
}

/**
 * Checks a selected avatar.
 *
 * @param file `size` in bytes and `head`, the first `AVATAR_SIGNATURE_BYTES` bytes of the content
 */
export function checkAvatar(file: { size: number; head: Uint8Array }): AvatarIssue | null {
  if (file.size > AVATAR_MAX_BYTES) {
    return { code: 'avatar_too_large', params: { maximumMegabytes: AVATAR_MAX_MEGABYTES } };
  }
  return avatarType(file.head) === null ? { code: 'avatar_type_unsupported' } : null;
}

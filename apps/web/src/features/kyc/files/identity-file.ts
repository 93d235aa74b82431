import { AVATAR_SIGNATURE_BYTES, avatarType, IDENTITY_FILE_MAX_BYTES } from '@gli/validation';

/** What identity verification reads, by content: pictures, and a page of PDF. */
export type IdentityFileType = 'image/jpeg' | 'image/png' | 'image/gif' | 'application/pdf';

/** What documents may be, and what portraits may. */
export const documentTypes = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'] as const;
export const portraitTypes = ['image/jpeg', 'image/png'] as const;

export type IdentityFileProblem = 'empty' | 'too_large' | 'wrong_type';

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]; // %PDF-

/** How many leading bytes of a file `identityFileType` needs to see. */
export const IDENTITY_SIGNATURE_BYTES = Math.max(AVATAR_SIGNATURE_BYTES, PDF.length);

/** The type that the content itself shows, whatever the file's name says; null for any other. */
export function identityFileType(head: Uint8Array): IdentityFileType | null {
  if (PDF.every((byte, index) => head[index] === byte)) return 'application/pdf';
  return avatarType(head);
}

/**
 * Checks a file before it is sent: 5 MB at most and really of one of the types. Spec §8, §9
 * @param file `size` in bytes and `head`, its first `IDENTITY_SIGNATURE_BYTES` bytes
 */
export function checkIdentityFile(
  file: { size: number; head: Uint8Array },
  types: readonly IdentityFileType[],
): IdentityFileProblem | null {
  if (file.size === 0) return 'empty';
  if (file.size > IDENTITY_FILE_MAX_BYTES) return 'too_large';
  const type = identityFileType(file.head);
  return type !== null && types.includes(type) ? null : 'wrong_type';
}

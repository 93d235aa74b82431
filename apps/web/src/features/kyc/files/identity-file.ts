import { AVATAR_SIGNATURE_BYTES, avatarType, IDENTITY_FILE_MAX_BYTES } from '@gli/validation';

export const documentTypes = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'] as const;
export const portraitTypes = ['image/jpeg', 'image/png'] as const;

type IdentityFileType = (typeof documentTypes)[number];

export type IdentityFileProblem = 'empty' | 'too_large' | 'wrong_type';

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]; // The characters %PDF-

/** Number of leading bytes that `identityFileType` needs. */
const IDENTITY_SIGNATURE_BYTES = Math.max(AVATAR_SIGNATURE_BYTES, PDF.length);

/** Returns the type detected from the content, regardless of the file's name, or null for other types. */
function identityFileType(head: Uint8Array): IdentityFileType | null {
  if (PDF.every((byte, index) => head[index] === byte)) return 'application/pdf';
  return avatarType(head);
}

/** Validates a file before upload: at most 5 MB, with an accepted content type. Spec §8, §9 */
export async function checkIdentityFile(
  file: Blob,
  types: readonly IdentityFileType[],
): Promise<IdentityFileProblem | null> {
  if (file.size === 0) return 'empty';
  if (file.size > IDENTITY_FILE_MAX_BYTES) return 'too_large';
  const type = identityFileType(await readHead(file));
  return type !== null && types.includes(type) ? null : 'wrong_type';
}

/**
 * Reads the first bytes of a file, which identify its type. Returns no bytes if the file is no longer readable.
 */
async function readHead(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, IDENTITY_SIGNATURE_BYTES).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

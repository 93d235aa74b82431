import { IDENTITY_FILE_MAX_BYTES } from '@gli/validation';
import { checkFile, type FileProblem } from '@/data';

export const documentTypes = ['image/jpeg', 'image/png', 'image/gif', 'application/pdf'] as const;
export const portraitTypes = ['image/jpeg', 'image/png'] as const;

/** Checks a side of a document before the upload. Spec §8, §9 */
export async function checkDocument(file: Blob): Promise<FileProblem | null> {
  const checked = await checkFile(file, { types: documentTypes, maxBytes: IDENTITY_FILE_MAX_BYTES });
  if (typeof checked === 'string') return checked;
  checked.bitmap?.close();
  return null;
}

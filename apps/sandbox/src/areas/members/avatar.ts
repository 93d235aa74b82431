import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { UploadedFile } from '../../core/contract/multipart-body.ts';
import type { Database } from '../../core/data/database.ts';
import { storedFiles } from '../../core/data/schema.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { members } from '../../core/members/schema.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
};
/** Addresses cannot be guessed: 128 random bits. */
const NAME_BYTES = 16;

/** Puts a picture, or none, in the place of the member's; the address of the one before stops working. */
export async function setAvatar(
  tx: Database,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
  picture: UploadedFile | null,
): Promise<void> {
  const { avatarUrl: before } = await lockMember(tx, memberId, now);
  if (before === null && picture === null) return;
  if (before !== null) {
    await tx.delete(storedFiles).where(and(eq(storedFiles.path, before), eq(storedFiles.memberId, memberId)));
  }
  const avatarUrl = picture === null ? null : await store(tx, picture, memberId, now);
  await tx.update(members).set({ avatarUrl, updatedAt: now }).where(eq(members.id, memberId));
}

async function store(
  tx: Database,
  { contentType, bytes }: UploadedFile,
  memberId: string,
  createdAt: Date,
): Promise<string> {
  const name = randomBytes(NAME_BYTES).toString('hex');
  const path = `/media/avatars/${name}.${EXTENSIONS[contentType] ?? 'png'}`;
  await tx.insert(storedFiles).values({ path, contentType, bytes, memberId, createdAt });
  return path;
}

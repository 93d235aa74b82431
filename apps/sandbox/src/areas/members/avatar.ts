import { and, eq } from 'drizzle-orm';
import type { UploadedFile } from '../../core/contract/multipart-body.ts';
import type { Database } from '../../core/data/database.ts';
import { storedFiles } from '../../core/data/schema.ts';
import { lockMember } from '../../core/members/lock-member.ts';
import { members } from '../../core/members/schema.ts';
import { randomBytes } from '../../core/random/random.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
};
/** 128 random bits, so that URLs cannot be guessed. */
const NAME_BYTES = 16;

/** Replaces or removes the member's picture. The old picture's URL stops working. */
export async function setAvatar(
  tx: Database,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
  picture: UploadedFile | null,
): Promise<void> {
  const { avatarUrl: oldUrl } = await lockMember(tx, memberId, now);
  if (oldUrl === null && picture === null) return;
  if (oldUrl !== null) {
    await tx.delete(storedFiles).where(and(eq(storedFiles.path, oldUrl), eq(storedFiles.memberId, memberId)));
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

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { lockFolder } from './folder-lock.ts';

/**
 * Throws all data away. Of a folder it removes only what the sandbox put there.
 * @throws FolderInUseError when a process has the folder open.
 */
export async function resetData(source: { folder: string } | { url: string }): Promise<void> {
  if ('url' in source) {
    const db = drizzle(source.url);
    await db.execute(sql`drop schema public cascade`);
    await db.execute(sql`create schema public`);
    await db.$client.end();
    return;
  }
  const unlock = await lockFolder(source.folder);
  await rm(path.join(source.folder, 'pgdata'), { recursive: true, force: true });
  await unlock();
}

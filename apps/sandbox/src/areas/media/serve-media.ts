import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { storedFiles } from '../../core/data/schema.ts';

/** Path of the pictures and documents that responses link to. */
export const MEDIA_PATH = '/media';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
};

/** Immutable, because a new picture gets a new URL. */
const UPLOADED_CACHING = 'public, max-age=31536000, immutable';

/** Matches paths of uploads. It excludes NUL, which PostgreSQL rejects in text. */
const UPLOADED_PATH = /^\/media\/[\w/.-]+$/;

/** The files are next to `dist` in the package, and in the web app in the repository. */
const folders = ['../media', '../../../media', '../../../../web/public/media']
  .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
  .filter((folder) => existsSync(folder));

/** Serves a bundled or uploaded file, or responds with 404. */
export async function serveMedia(db: Database, pathname: string): Promise<Response> {
  const bundled = await bundledFile(pathname);
  const found = bundled ?? (await uploadedFile(db, pathname));
  if (!found) return new Response(null, { status: 404 });
  return new Response(found.bytes, {
    headers: {
      'Content-Type': found.type,
      'Cache-Control': bundled ? 'public, max-age=3600' : UPLOADED_CACHING,
      'X-Content-Type-Options': 'nosniff',
      // Blocks scripts in a picture that is opened as a page.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      // Allows the app to load it from another port.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

type File = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

async function bundledFile(pathname: string): Promise<File | null> {
  const relative = pathname.slice(MEDIA_PATH.length + 1);
  const type = TYPES[path.extname(relative)];
  if (!type || !/^[\w-]+(\/[\w-]+)*\.\w+$/.test(relative)) return null;
  for (const folder of folders) {
    try {
      return { bytes: new Uint8Array(await readFile(path.join(folder, relative))), type };
    } catch {
      // The file is not in this folder, so try the next one.
    }
  }
  return null;
}

/**
 * Returns the size of a bundled file, in bytes.
 * @throws RangeError if it does not exist
 */
export function bundledSize(pathname: string): number {
  const relative = pathname.slice(MEDIA_PATH.length + 1);
  for (const folder of folders) {
    const found = statSync(path.join(folder, relative), { throwIfNoEntry: false });
    if (found) return found.size;
  }
  throw new RangeError(`${pathname} is not in apps/web/public.`);
}

async function uploadedFile(db: Database, pathname: string): Promise<File | null> {
  if (!UPLOADED_PATH.test(pathname)) return null;
  const [row] = await db.select().from(storedFiles).where(eq(storedFiles.path, pathname));
  return row ? { bytes: new Uint8Array(row.bytes), type: row.contentType } : null;
}

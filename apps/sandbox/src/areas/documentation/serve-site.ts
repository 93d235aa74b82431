import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the documentation site, which has guides and a reference of every operation. */
export const SITE_PATH = '/docs/';

/** Origin written in code samples. Each response replaces it with the request's origin. */
const WRITTEN_ORIGIN = 'http://127.0.0.1:4000';
/** Matches origins that are safe in commands that people copy into a shell. */
const PLAIN_ORIGIN = /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?$/;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

const HEADERS = {
  // Headers that a page cannot set itself. The page's own policy lists allowed scripts and resources by hash.
  'Content-Security-Policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const MISSING = `<!doctype html><html lang="en"><meta charset="utf-8"><title>No documentation yet</title>
<h1>The documentation is not built yet</h1><p>Run <code>npm run docs</code> in the repository, then reload this page.</p></html>`;

/** Location of the built site: next to `dist` in the package, or `apps/docs/dist` in the repository. */
const FOLDERS = ['../docs/', '../../../../docs/dist/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/**
 * Serves a page or file of the site, or redirects from `/` and the reference's former path. Null for any other path.
 * `folders` are possible locations of the site.
 */
export async function serveSite(url: URL, folders: readonly string[] = FOLDERS): Promise<Response | null> {
  const { pathname } = url;
  if (pathname === '/' || pathname === '/docs') return redirect(SITE_PATH);
  if (/^\/reference(\/|$)/.test(pathname)) return redirect(`${SITE_PATH}reference/`);
  if (!pathname.startsWith(SITE_PATH)) return null;
  const folder = folders.find((place) => existsSync(path.join(place, 'index.html')));
  if (folder === undefined) return respond(MISSING, '.html', 404);
  const file = fileIn(folder, pathname.slice(SITE_PATH.length));
  if (file === null) return null;
  const bytes = await readFile(file).catch(() => null);
  if (bytes) return respond(ownOrigin(bytes, file, url), path.extname(file), 200, file);
  if (existsSync(path.join(file, 'index.html'))) return redirect(`${pathname}/`);
  return respond(await readFile(path.join(folder, '404.html')), '.html', 404);
}

/** Resolves a path to a file. Null if it is outside the folder. */
function fileIn(folder: string, relative: string): string | null {
  if (!/^[\w./-]*$/.test(relative) || /(^|\/)\//.test(relative)) return null;
  const file = path.join(
    folder,
    relative.endsWith('/') || relative === '' ? `${relative}index.html` : relative,
  );
  return file.startsWith(folder) ? file : null;
}

function ownOrigin(bytes: Buffer, file: string, { origin }: URL): Buffer | string {
  if (!/\.(html|md|txt)$/.test(file) || !PLAIN_ORIGIN.test(origin)) return bytes;
  return bytes.toString('utf8').replaceAll(WRITTEN_ORIGIN, origin);
}

function respond(body: Buffer | string, extension: string, status: number, file = ''): Response {
  // The build adds a hash to the names of these files, so they never change.
  const isFinal = /[\\/](_astro|pagefind[\\/](fragment|index))[\\/]/.test(file);
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    status,
    headers: {
      ...HEADERS,
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Cache-Control': isFinal ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
}

/**
 * Unlike `Response.redirect`, returns a response with mutable headers. The location is a path, because the request may
 * name any host.
 */
function redirect(path: string): Response {
  return new Response(null, { status: 308, headers: { Location: path } });
}

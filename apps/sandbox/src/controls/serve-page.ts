import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the sandbox's own page. Its controls are below this path. */
export const PAGE_PATH = '/sandbox/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-cache',
};

/** Folder of the page. In the package, it contains the bundled script. In the repository, it contains the sources. */
const FOLDER = fileURLToPath(new URL('./page/', import.meta.url));

/** Serves the page or one of its files. Null for any other path. */
export async function servePage(pathname: string): Promise<Response | null> {
  if (pathname === PAGE_PATH) return respond(await readFile(path.join(FOLDER, 'page.html')), '.html');
  const [, name = '', extension = ''] = /^\/sandbox\/page\/([\w-]+)(\.(?:css|js|svg))$/.exec(pathname) ?? [];
  if (name === '') return null;
  const file = await readFile(path.join(FOLDER, name + extension)).catch(() => null);
  if (file) return respond(file, extension);
  return name + extension === 'page.js' ? respond(await bundle(), extension) : null;
}

/** Bundles the page's script in the same way as the build. */
async function bundle(): Promise<string> {
  const { build } = await import('rolldown');
  const { output } = await build({
    input: path.join(FOLDER, 'page.tsx'),
    tsconfig: path.join(FOLDER, '../../../tsconfig.json'),
    write: false,
  });
  return output[0].code;
}

const respond = (body: Buffer | string, extension: string): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { ...HEADERS, 'Content-Type': TYPES[extension] ?? '' },
  });

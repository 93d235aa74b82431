import { readFile } from 'node:fs/promises';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of the sandbox's own page; its controls are below it. */
export const PAGE_PATH = '/sandbox/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
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

/** In the package what the build makes of it, in the repository the sources. */
const FOLDER = fileURLToPath(new URL('./page/', import.meta.url));

/** The page or a file of it; null for any other path. */
export async function servePage(pathname: string): Promise<Response | null> {
  if (pathname === PAGE_PATH) return respond(await readFile(path.join(FOLDER, 'page.html')), '.html');
  const [, name = '', extension = ''] =
    /^\/sandbox\/page\/([\w-]+)(\.(?:css|js|svg|ts))$/.exec(pathname) ?? [];
  if (name === '') return null;
  const file = path.join(FOLDER, name + extension);
  const built = await readFile(file).catch(() => null);
  if (built && extension !== '.ts') return respond(built, extension);
  const source = await readFile(file.replace(/\.js$/, '.ts'), 'utf8').catch(() => null);
  return source === null ? null : respond(module.stripTypeScriptTypes(source), extension);
}

const respond = (body: Buffer | string, extension: string): Response =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { ...HEADERS, 'Content-Type': TYPES[extension] ?? '' },
  });

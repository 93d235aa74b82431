import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};
const compressed = new Set(['.html', '.js', '.css', '.svg', '.json']);

export type Site = {
  folder: string;
  /** Sent with a document, whose text it gets, or with any other file. */
  headers?: (page: string) => Record<string, string>;
  /** Origin of the server behind `/api`. */
  api?: string;
};

type LoadedFile = { body: Buffer; extension: string; headers: Record<string, string> };

/** Serves a built site as a good host does: brotli, long caching of hashed files, `index.html` for every other path. */
export async function serveBuiltSite({
  folder,
  headers = () => ({}),
  api,
}: Site): Promise<{ url: string; server: Server }> {
  const ready = new Map<string, LoadedFile>();

  async function load(file: string): Promise<LoadedFile> {
    const known = ready.get(file);
    if (known) return known;
    const extension = path.extname(file);
    const text = await readFile(file);
    const body = compressed.has(extension)
      ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      : text;
    const loaded = { body, extension, headers: headers(extension === '.html' ? text.toString() : '') };
    ready.set(file, loaded);
    return loaded;
  }

  /** `/a/b` is `a/b.html`, or `a/_id.html`, or else the document of every other address. */
  function documentOf(pathname: string): string {
    const files = [`${pathname}.html`, path.posix.join(path.posix.dirname(pathname), '_id.html')];
    return files.find((file) => existsSync(path.join(folder, file))) ?? 'index.html';
  }

  async function send(url: string, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, 'http://site');
    const wanted = path.join(folder, path.extname(pathname) ? pathname : documentOf(pathname));
    const { body, extension, headers: ofFile } = await load(wanted);
    response.writeHead(200, {
      ...ofFile,
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(compressed.has(extension) && { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  }

  const server = createServer((incoming, response) => {
    const url = incoming.url ?? '/';
    if (api && /^\/(api|media\/avatars)\//.test(url)) {
      const passed = request(
        new URL(url, api),
        { method: incoming.method, headers: incoming.headers },
        (upstream) => {
          response.writeHead(upstream.statusCode ?? 502, upstream.headers);
          upstream.pipe(response);
        },
      );
      passed.once('error', () => response.writeHead(502).end());
      incoming.pipe(passed);
      return;
    }
    send(url, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port.');
  return { url: `http://127.0.0.1:${address.port}`, server };
}

import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { securityHeaders } from '../security-headers.ts';
import { mapPreload } from './integrity.ts';

/** For files whose name is their hash. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const ASSET_TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

const POLICY = 'Content-Security-Policy';

/**
 * The security headers of a build: the preview sends them, and files beside the page have them for hosts, `_headers`
 * (static hosts), `_policies.nginx.conf`, `_headers.nginx.conf` and `_documents.nginx.conf` (included by
 * hosting/nginx.conf). The policy has hashes of what is inline in a document, so they belong to one build. In `_headers` it
 * has those of all documents, because static hosts add up the headers of all lines that match.
 */
export function headersOfBuild(): Plugin {
  return {
    name: 'gli:headers-of-build',
    async writeBundle({ dir = '.' }) {
      const documents = documentsIn(dir);
      const allText = [...documents.values()].join('\n');
      const lines = Object.entries(securityHeaders(allText)).map(([name, value]) => `  ${name}: ${value}\n`);
      // hosting/nginx.conf sets it.
      const forNginx = (page: string) => securityHeaders(page, '$gli_origins');
      const policies = [['default', ''] as const, ...documents].map(
        ([file, page]) => `${file} "${forNginx(page)[POLICY]}";\n`,
      );
      const included = Object.entries({ ...forNginx(''), [POLICY]: '$gli_policy' }).map(
        ([name, value]) => `add_header ${name} "${value}" always;\n`,
      );
      await Promise.all([
        writeFile(
          path.join(dir, '_headers'),
          `/*\n${lines.join('')}\n/assets/*\n  Cache-Control: ${IMMUTABLE}\n\n/sw.js\n  Cache-Control: no-cache\n\n/version.json\n  Cache-Control: no-cache\n\n/settings.json\n  Cache-Control: no-cache\n`,
        ),
        writeFile(path.join(dir, '_policies.nginx.conf'), `map $uri $gli_policy {\n${policies.join('')}}\n`),
        writeFile(path.join(dir, '_headers.nginx.conf'), included.join('')),
        writeFile(
          path.join(dir, '_documents.nginx.conf'),
          `${included.join('')}add_header Link "${mapPreload(allText)}";\nadd_header Cache-Control no-cache always;\n`,
        ),
      ]);
    },
    configurePreviewServer({ config, middlewares }) {
      const folder = path.resolve(config.root, config.build.outDir);
      const documents = documentsIn(folder);
      const headersOf = new Map(
        ['', ...documents.values()].map((page) => [page, new Map(Object.entries(securityHeaders(page)))]),
      );
      const assets = assetsIn(folder);
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview');
        const document = path.extname(pathname) ? pathname : documentOf(pathname, documents);
        response.setHeaders(headersOf.get(documents.get(document) ?? '') ?? new Map());
        const asset = assets.get(pathname);
        if (asset) {
          response.setHeader('Content-Type', ASSET_TYPES[path.extname(pathname)] ?? '');
          response.setHeader('Cache-Control', IMMUTABLE);
          response.end(asset);
          return;
        }
        // As a host does by the build's `_redirects`; the server finds the other documents by their names.
        if (request.method === 'GET' && document.endsWith('/_id.html')) request.url = document;
        next();
      });
    },
  };
}

/** Every hashed file, by its path: a journey's page asks for thirty, and reading them again costs as much as serving them. */
const assetsIn = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    globSync('assets/*', { cwd: folder })
      .filter((file) => path.extname(file) in ASSET_TYPES)
      .map((file) => [`/${file.replaceAll('\\', '/')}`, readFileSync(path.join(folder, file))]),
  );

/** The text of every document of a build, by its path: `/login.html`. */
const documentsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.html', { cwd: folder })
      .toSorted()
      .map((file) => [`/${file.replaceAll('\\', '/')}`, readFileSync(path.join(folder, file), 'utf8')]),
  );

/** The document of an address: `/a/b` has `/a/b.html`, or `/a/_id.html`, or else the one of every other address. */
function documentOf(pathname: string, documents: ReadonlyMap<string, string>): string {
  const files = [`${pathname}.html`, path.posix.join(path.posix.dirname(pathname), '_id.html')];
  return files.find((file) => documents.has(file)) ?? '/index.html';
}

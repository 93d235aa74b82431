import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { securityHeaders } from '../hosting/security-headers.ts';

/** Caching of files that have a hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const POLICY = 'Content-Security-Policy';

/**
 * Creates the security headers of a build. The preview sends them, and generated files contain them for hosts:
 * `_headers` (static hosts), `_policies.nginx.conf`, `_headers.nginx.conf` and `_documents.nginx.conf` (included by
 * hosting/nginx.conf). The policy contains hashes of inline scripts and styles, so it belongs to one build. `_headers`
 * contains the hashes of all documents, because static hosts merge the headers of all matching lines.
 */
export function buildHeaders(): Plugin {
  return {
    name: 'gli:build-headers',
    configResolved({ base }) {
      // All pages of an origin share its local storage, so on any other base, unrelated pages could read the
      // tokens (README).
      if (base !== '/')
        throw new Error(`The app needs its own host name: \`base\` must be "/", got "${base}".`);
    },
    async writeBundle({ dir = '.' }) {
      const documents = documentsIn(dir);
      const allText = [...documents.values()].join('\n');
      const lines = Object.entries(securityHeaders(allText)).map(([name, value]) => `  ${name}: ${value}\n`);
      const fresh = ['sw.js', 'version.json', 'settings.json'].map(
        (file) => `/${file}\n  Cache-Control: no-cache\n`,
      );
      // hosting/nginx.conf sets $gli_origins and $gli_hsts.
      const forNginx = (page: string) => securityHeaders(page, '$gli_origins');
      const policies = [['default', ''] as const, ...documents].map(
        ([file, page]) => `${file} "${forNginx(page)[POLICY]}";\n`,
      );
      const included = Object.entries({
        ...forNginx(''),
        [POLICY]: '$gli_policy',
        'Strict-Transport-Security': '$gli_hsts',
      }).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
      await Promise.all([
        writeFile(
          path.join(dir, '_headers'),
          [`/*\n${lines.join('')}`, `/assets/*\n  Cache-Control: ${IMMUTABLE}\n`, ...fresh].join('\n'),
        ),
        writeFile(path.join(dir, '_policies.nginx.conf'), `map $uri $gli_policy {\n${policies.join('')}}\n`),
        writeFile(path.join(dir, '_headers.nginx.conf'), included.join('')),
        writeFile(
          path.join(dir, '_documents.nginx.conf'),
          `${included.join('')}add_header Cache-Control no-cache always;\n`,
        ),
      ]);
    },
    configurePreviewServer({ config, middlewares }) {
      const folder = path.resolve(config.root, config.build.outDir);
      const documents = documentsIn(folder);
      const headersByPath = new Map(
        ['', ...documents.values()].map((page) => [page, new Map(Object.entries(securityHeaders(page)))]),
      );
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview');
        const document = path.extname(pathname) ? pathname : findDocument(pathname, documents);
        response.setHeaders(headersByPath.get(documents.get(document) ?? '') ?? new Map());
        if (pathname.startsWith('/assets/')) response.setHeader('Cache-Control', IMMUTABLE);
        // Imitates a host that follows `_redirects`. The server itself finds all other documents by name.
        if (request.method === 'GET' && document.endsWith('/_id.html')) request.url = document;
        next();
      });
    },
  };
}

/** Reads every document of a build, by path (`/login.html`). */
const documentsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.html', { cwd: folder })
      .toSorted()
      .map((file) => [`/${file.replaceAll('\\', '/')}`, readFileSync(path.join(folder, file), 'utf8')]),
  );

/** Returns the document for a path: `/a/b.html`, `/a/_id.html` or the fallback document. */
function findDocument(pathname: string, documents: ReadonlyMap<string, string>): string {
  const files = [`${pathname}.html`, path.posix.join(path.posix.dirname(pathname), '_id.html')];
  return files.find((file) => documents.has(file)) ?? '/index.html';
}

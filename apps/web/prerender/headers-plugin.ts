import { existsSync, globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { securityHeaders } from '../security-headers.ts';
import { mapPreload } from './integrity.ts';

/** For files whose name is their hash. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The security headers of a build: the preview sends them, and files beside the page have them for hosts, `_headers`
 * (static hosts) and `_headers.nginx.conf`, `_documents.nginx.conf` (included by hosting/nginx.conf). They hold hashes of
 * what is inline in the documents, so they belong to one build.
 */
export function headersOfBuild(): Plugin {
  return {
    name: 'gli:headers-of-build',
    async writeBundle({ dir = '.' }) {
      const documents = documentsIn(dir);
      const headers = securityHeaders(documents);
      // hosting/nginx.conf sets it.
      const forNginx = securityHeaders(documents, '$gli_origins');
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      const included = Object.entries(forNginx).map(
        ([name, value]) => `add_header ${name} "${value}" always;\n`,
      );
      await Promise.all([
        writeFile(
          path.join(dir, '_headers'),
          `/*\n${lines.join('')}\n/assets/*\n  Cache-Control: ${IMMUTABLE}\n\n/sw.js\n  Cache-Control: no-cache\n\n/version.json\n  Cache-Control: no-cache\n\n/settings.json\n  Cache-Control: no-cache\n`,
        ),
        writeFile(path.join(dir, '_headers.nginx.conf'), included.join('')),
        writeFile(
          path.join(dir, '_documents.nginx.conf'),
          `${included.join('')}add_header Link "${mapPreload(documents)}";\nadd_header Cache-Control no-cache always;\n`,
        ),
      ]);
    },
    configurePreviewServer({ config, middlewares }) {
      const documents = documentsIn(path.resolve(config.root, config.build.outDir));
      const headers = new Map(Object.entries(securityHeaders(documents)));
      middlewares.use((request, response, next) => {
        response.setHeaders(headers);
        // As a host does by the build's `_redirects`; the server finds the other documents by their names.
        const { pathname } = new URL(request.url ?? '/', 'http://preview');
        const file = `${path.posix.dirname(pathname)}/_id.html`;
        const isPage = !path.extname(pathname) && request.method === 'GET';
        if (isPage && existsSync(path.join(config.root, config.build.outDir, file))) request.url = file;
        next();
      });
    },
  };
}

/** The text of every document of a build. */
export const documentsIn = (folder: string): string =>
  globSync('**/*.html', { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { securityHeaders } from '../security-headers.ts';

/**
 * The security headers of a build: the preview sends them, and `_headers` beside the page has them for the hosts that
 * read such a file. They name what stands in `index.html` by its hash, so they belong to one build.
 */
export function headersOfBuild(): Plugin {
  return {
    name: 'gli:headers-of-build',
    async writeBundle({ dir = '.' }) {
      const headers = securityHeaders(await readFile(path.join(dir, 'index.html'), 'utf8'));
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      await writeFile(path.join(dir, '_headers'), `/*\n${lines.join('\n')}\n`);
    },
    configurePreviewServer({ config, middlewares }) {
      const page = readFileSync(path.resolve(config.root, config.build.outDir, 'index.html'), 'utf8');
      const headers = new Map(Object.entries(securityHeaders(page)));
      middlewares.use((_request, response, next) => {
        response.setHeaders(headers);
        next();
      });
    },
  };
}

import path from 'node:path';
import { readOptions } from './options.ts';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

readOptions(
  `npm run docs: builds the documentation site as static files in apps/docs/dist, for any host. The sandbox also serves it.

  GLI_DOCS_BASE  path under which the host serves the site (default: /docs)`,
  {},
);
const folder = path.join(root, 'apps/docs');
const astro = path.join(folder, 'node_modules/.bin/astro');
const isBuilt = runProgram(astro, ['build', '--silent'], {
  cwd: folder,
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
});
if (isBuilt)
  console.log(
    'The documentation is in apps/docs/dist; the sandbox serves it at http://127.0.0.1:4000/docs/.',
  );
process.exitCode = isBuilt ? 0 : 1;

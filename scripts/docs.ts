// npm run docs: the documentation site as static files in apps/docs/dist, for any host (GLI_DOCS_BASE is the path that it
// is served under, /docs by default). The sandbox serves it, too.
import path from 'node:path';
import { root } from './root.ts';
import { runStep } from './steps.ts';

const folder = path.join(root, 'apps/docs');
const good = await runStep({
  name: 'site',
  command: path.join(folder, 'node_modules/.bin/astro'),
  args: ['build', '--silent'],
  cwd: folder,
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
});
if (good)
  console.log(
    'The documentation is in apps/docs/dist; the sandbox serves it at http://127.0.0.1:4000/docs/.',
  );
process.exitCode = good ? 0 : 1;

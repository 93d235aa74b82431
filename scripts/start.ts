// npm start [-- --port 5173 --api-port 4000]: the app in development mode, and the sandbox behind it, which keeps
// its data in .gli-sandbox. With --mock, Prism on 4010 responds with examples instead. A checkout that cannot be written
// is left alone: the data and Vite's cache are then in the user's cache folder.
import path from 'node:path';
import { writableFolder } from './data-folder.ts';
import { prismServer } from './prism.ts';
import { root } from './root.ts';
import { sandboxServer } from './sandbox.ts';
import { portOption, requireFreePort, startServers, stopTogether } from './servers.ts';

const web = path.join(root, 'apps/web');
const withMock = process.argv.includes('--mock');

try {
  const port = portOption('port', Number(process.env.PORT ?? 5173));
  const apiPort = portOption('api-port', withMock ? 4010 : 4000);
  await requireFreePort(port, '127.0.0.1', 'npm start -- --port 5174');
  await requireFreePort(apiPort, '127.0.0.1', 'npm start -- --api-port 4001');
  console.log(`Starting the ${withMock ? 'mock' : 'sandbox'} and the app …`);
  const children = await startServers([
    withMock ? prismServer(apiPort) : sandboxServer(apiPort, writableFolder(root, '.gli-sandbox')),
    {
      name: 'The app',
      url: `http://127.0.0.1:${port}/`,
      cwd: web,
      args: [
        path.join(web, 'node_modules/vite/bin/vite.js'),
        ...['--host', '127.0.0.1', '--port', String(port), '--strictPort'],
        // The default one writes a copy of the configuration beside it.
        ...['--configLoader', 'runner'],
      ],
      env: {
        GLI_API_URL: `http://127.0.0.1:${apiPort}${withMock ? '' : '/api'}`,
        GLI_VITE_CACHE: writableFolder(root, 'apps/web/node_modules/.vite'),
      },
    },
  ]);
  console.log(`\nApp   http://localhost:${port}`);
  if (withMock) console.log(`Mock  http://127.0.0.1:${apiPort}`);
  console.log('Ctrl-C stops both.');
  await stopTogether(children);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

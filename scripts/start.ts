// Writes nothing into a read-only checkout. The data and Vite's cache are then in the user's cache folder.
import path from 'node:path';
import { writableFolder } from './data-folder.ts';
import { endWith, parsePort, readOptions, readPort, UsageError } from './options.ts';
import { mockServer } from './prism.ts';
import { root } from './root.ts';
import { sandboxServer } from './sandbox.ts';
import { requireFreePort, startServers, stopTogether } from './servers.ts';

const web = path.join(root, 'apps/web');
const options = readOptions(
  `npm start: the app in development mode, and the sandbox, which stores its data in a folder.

  npm start -- --port 5173      port of the app
  npm start -- --api-port 4000  port of the sandbox, or of the mock (default: 4010)
  npm start -- --mock           the stateless mock, which returns examples of the contract, instead of the sandbox
  npm start -- --data folder    folder of the sandbox's data (default: .gli-sandbox)
  npm start -- --reset          deletes the sandbox's data to start over`,
  {
    port: { type: 'string' },
    'api-port': { type: 'string' },
    mock: { type: 'boolean', default: false },
    data: { type: 'string' },
    reset: { type: 'boolean', default: false },
  },
);
const withMock = options.mock;

try {
  const port = readPort(options.port, 5173);
  const apiPort = parsePort('api-port', options['api-port'] ?? (withMock ? '4010' : '4000'));
  if (withMock && (options.reset || options.data))
    throw new UsageError('The mock stores no data. Remove --mock, or --reset and --data.');
  if (options.reset) requireOwnData();
  await requireFreePort(port, '127.0.0.1', 'npm start -- --port 5174');
  await requireFreePort(apiPort, '127.0.0.1', 'npm start -- --api-port 4001');
  console.log(`Starting the ${withMock ? 'mock' : 'sandbox'} and the app …`);
  const children = await startServers([
    withMock
      ? mockServer(apiPort)
      : sandboxServer(
          apiPort,
          options.data ?? writableFolder(root, '.gli-sandbox'),
          options.reset ? ['--reset'] : [],
        ),
    {
      name: 'The app',
      url: `http://127.0.0.1:${port}/`,
      cwd: web,
      args: [
        path.join(web, 'node_modules/vite/bin/vite.js'),
        ...['--host', '127.0.0.1', '--port', String(port), '--strictPort'],
        // The default loader would write a copy of the configuration next to it.
        ...['--configLoader', 'runner'],
        ...['--clearScreen', 'false'],
      ],
      echo: true,
      env: {
        GLI_API_URL: `http://127.0.0.1:${apiPort}${withMock ? '' : '/api'}`,
        GLI_VITE_CACHE: process.env.GLI_VITE_CACHE ?? writableFolder(root, 'apps/web/node_modules/.vite'),
      },
    },
  ]);
  console.log(`\nApp   http://localhost:${port}`);
  if (withMock) console.log(`Mock  http://127.0.0.1:${apiPort}`);
  console.log('Ctrl-C stops both.');
  await stopTogether(children);
} catch (error) {
  endWith(error);
}

/** Checks that `--reset` can delete the data, which must be in the sandbox's folder. @throws UsageError if it is not */
function requireOwnData(): void {
  if (process.env.DATABASE_URL) {
    throw new UsageError(
      '--reset deletes the folder .gli-sandbox only, and DATABASE_URL names a database. ' +
        'Unset it, or run `node apps/sandbox/src/cli.ts --reset`, which drops the schema `public` of that database.',
    );
  }
}

// npm start [-- --port 5173 --mock-port 4010]: the app in development mode, and the mock it talks to.
import path from 'node:path';
import { prismServer } from './prism.ts';
import { root } from './root.ts';
import { portOption, requireFreePort, startServers, stopTogether } from './servers.ts';

const web = path.join(root, 'apps/web');

try {
  const port = portOption('port', Number(process.env.PORT ?? 5173));
  const mockPort = portOption('mock-port', 4010);
  await requireFreePort(port, '127.0.0.1', 'npm start -- --port 5174');
  await requireFreePort(mockPort, '127.0.0.1', 'npm start -- --mock-port 4011');
  console.log('Starting the mock and the app …');
  const children = await startServers([
    prismServer(mockPort),
    {
      name: 'The app',
      url: `http://127.0.0.1:${port}/`,
      cwd: web,
      args: [
        path.join(web, 'node_modules/vite/bin/vite.js'),
        '--host',
        '127.0.0.1',
        '--port',
        String(port),
        '--strictPort',
      ],
      env: { GLI_API_URL: `http://127.0.0.1:${mockPort}` },
    },
  ]);
  console.log(`App   http://localhost:${port}`);
  console.log(`Mock  http://127.0.0.1:${mockPort}`);
  console.log('Ctrl-C stops both.');
  await stopTogether(children);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

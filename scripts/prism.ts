import path from 'node:path';
import { root } from './root.ts';
import type { Server } from './servers.ts';

/** Returns the mock: Prism behind a front. It serves the paths without the base path `/api`. */
export function mockServer(port: number): Server {
  return {
    name: 'The mock',
    url: `http://127.0.0.1:${port}/team-members/`,
    args: [path.join(import.meta.dirname, 'mock-server.ts'), String(port)],
    echo: true,
  };
}

/** Returns a server that runs Prism on the bundled contract. */
export function prismServer(port: number): Server {
  return {
    name: 'Prism',
    url: `http://127.0.0.1:${port}/team-members/`,
    args: [
      path.join(root, 'node_modules/@stoplight/prism-cli/dist/index.js'),
      'mock',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--verboseLevel',
      'error',
      path.join(root, 'packages/sdk/openapi.json'),
    ],
  };
}

import path from 'node:path';
import { root } from './root.ts';
import type { Server } from './servers.ts';

/** Returns the stateful server. `data` is the folder of its database. */
export function sandboxServer(port: number, data: string, more: string[] = []): Server {
  return {
    name: 'The sandbox',
    url: `http://127.0.0.1:${port}/api/team-members/`,
    args: [path.join(root, 'apps/sandbox/src/cli.ts'), '--port', String(port), '--data', data, ...more],
    echo: true,
  };
}

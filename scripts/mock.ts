// npm run mock [-- --port 4010]: Prism over the contract. It responds with examples and keeps no state.
import { prismServer } from './prism.ts';
import { portOption, requireFreePort, startServers, stopTogether } from './servers.ts';

try {
  const port = portOption('port', Number(process.env.PORT ?? 4010));
  await requireFreePort(port, '127.0.0.1', 'npm run mock -- --port 4011');
  const mock = await startServers([prismServer(port)]);
  console.log(`Mock of all operations: http://127.0.0.1:${port} (Ctrl-C stops it)`);
  console.log(`  curl http://127.0.0.1:${port}/v1/rwa/assets/featured/`);
  await stopTogether(mock);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { endWith, readOptions, readPort } from './options.ts';
import { mockServer } from './prism.ts';
import { requireFreePort, startServers, stopTogether } from './servers.ts';

const options = readOptions(
  `npm run mock: Prism over the contract. It responds with examples and keeps no state. The terminal shows the reason of each
error. The header \`Prefer: code=409, example=insufficient_balance\` chooses an example, Accept-Language its language.

  npm run mock -- --port 4010  port on 127.0.0.1`,
  { port: { type: 'string' } },
);

try {
  const port = readPort(options.port, 4010);
  await requireFreePort(port, '127.0.0.1', 'npm run mock -- --port 4011');
  const mock = await startServers([mockServer(port)]);
  console.log(`Mock of all operations: http://127.0.0.1:${port} (press Ctrl-C to stop)`);
  console.log(`  curl http://127.0.0.1:${port}/v1/rwa/assets/featured/`);
  console.log(`  curl http://127.0.0.1:${port}/v1/rwa/assets/featured/ -H 'Prefer: code=500'`);
  await stopTogether(mock);
} catch (error) {
  endWith(error);
}

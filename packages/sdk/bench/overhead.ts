// What a call costs: with a stubbed fetch in the process, and over HTTP on the loopback.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { examples } from '../src/generated/msw/examples.ts';
import { contenders } from './contenders.ts';
import { cpuPerCall } from './rounds.ts';

const body = JSON.stringify(Object.values(examples.listFeaturedRwaAssets['200'] ?? {})[0]);
const headers = { 'Content-Type': 'application/json' };

console.log(
  `\nCPU a call, response of ${body.length} characters, fetch stubbed in the process (medians of 25 pairs with raw fetch)`,
);
console.table(
  await cpuPerCall(
    contenders('http://gli.test/api', async () => new Response(body, { headers })),
    { rounds: 25, callsPerRound: 500 },
  ),
);

const server = createServer((_, response) => {
  response.writeHead(200, headers).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
console.log(
  'CPU a call, client and server in one process, over HTTP on the loopback (medians of 25 pairs with raw fetch)',
);
console.table(
  await cpuPerCall(contenders(`http://127.0.0.1:${port}/api`, fetch), { rounds: 25, callsPerRound: 100 }),
);
server.closeAllConnections();
server.close();

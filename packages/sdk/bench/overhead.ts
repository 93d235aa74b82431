// Measures a call with a stubbed fetch in the same process, and over HTTP on loopback.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { examples } from '../src/generated/msw/examples.ts';
import { createCompetitors } from './competitors.ts';
import { cpuPerCall } from './rounds.ts';

/** Max CPU time of a call, as a multiple of raw fetch. */
const CALL_MAX_RATIO = 2;

const body = JSON.stringify(Object.values(examples.listFeaturedRwaAssets['200'] ?? {})[0]);
const headers = { 'Content-Type': 'application/json' };

console.log(
  `\nCPU a call, response of ${body.length} characters, fetch stubbed in the process (medians of 25 pairs with raw fetch)`,
);
const inProcess = await cpuPerCall(
  createCompetitors('http://gli.test/api', async () => new Response(body, { headers })),
  { rounds: 25, callsPerRound: 500 },
);
console.table(inProcess);

const server = createServer((_, response) => {
  response.writeHead(200, headers).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
console.log(
  'CPU a call, client and server in one process, over HTTP on the loopback (medians of 25 pairs with raw fetch)',
);
const overLoopback = await cpuPerCall(createCompetitors(`http://127.0.0.1:${port}/api`, fetch), {
  rounds: 25,
  callsPerRound: 100,
});
console.table(overLoopback);
server.closeAllConnections();
server.close();

const isOurs = ({ library }: { library: string }) => library.startsWith('@gli/sdk');
const isOverBudget = [...inProcess, ...overLoopback].some(
  (row) => isOurs(row) && row['times raw'] > CALL_MAX_RATIO,
);
// In one process only, because the network hides the difference between libraries.
const ourMax = Math.max(...inProcess.filter(isOurs).map((row) => row['times raw']));
const faster = inProcess.filter((row) => /^(ky|axios)$/.test(row.library) && row['times raw'] < ourMax);
console.log(`Budget of ${CALL_MAX_RATIO} × raw fetch: ${isOverBudget ? 'not met' : 'met'}`);
console.log(`Faster than us: ${faster.map((row) => row.library).join(', ') || 'neither ky nor axios'}`);
if ((isOverBudget || faster.length > 0) && process.argv.includes('--check')) process.exitCode = 1;

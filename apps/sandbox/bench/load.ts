// Requests a second, median and 99th percentile of the sandbox with its data in a folder and of Prism, which returns
// examples: the same requests in one run, by turns. Compare columns, not runs. `--each` measures every request alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prismServer } from '../../../scripts/prism.ts';
import { startServers } from '../../../scripts/servers.ts';
import { drive, type Load } from './drive.ts';
import { alone, type Cast, castOf, type Mix, mixes } from './mixes.ts';

const CONNECTIONS = 8;
const PORTS = { sandbox: 4790, prism: 4791 };
const each = process.argv.includes('--each');
/** Rounds of each mix on each server, and their length. */
const [rounds, roundMs, warmUpMs] = each ? [1, 2000, 500] : [2, 5000, 1500];

const folder = await mkdtemp(path.join(tmpdir(), 'gli-load-'));
const sandbox = `http://127.0.0.1:${PORTS.sandbox}/api`;
const prism = `http://127.0.0.1:${PORTS.prism}`;
const cpuProfile = process.env.LOAD_CPU_PROF;
const servers = await startServers([
  {
    name: 'The sandbox',
    url: `${sandbox}/v1/rwa/categories/`,
    args: [
      ...(cpuProfile ? ['--cpu-prof', `--cpu-prof-dir=${cpuProfile}`] : []),
      path.join(import.meta.dirname, '../src/cli.ts'),
      '--port',
      String(PORTS.sandbox),
      '--data',
      folder,
    ],
  },
  prismServer(PORTS.prism),
]);
try {
  const cast = await castOf(sandbox);
  const only = process.env.LOAD_ONLY;
  const chosen = (each ? alone : mixes).filter((mix) => only === undefined || mix.name === only);
  const rows: Record<string, Record<string, string | number>> = {};
  for (const mix of chosen) rows[mix.name] = await compare(mix, cast);
  console.log(
    `\nLoad: ${CONNECTIONS} keep-alive connections, ${rounds} × ${roundMs / 1000} s a server and mix, by turns`,
  );
  console.table(rows);
} finally {
  for (const server of servers) server.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function compare(mix: Mix, cast: Cast): Promise<Record<string, string | number>> {
  const journeys = Array.from({ length: CONNECTIONS }, () => mix.journey(cast));
  for (const address of [sandbox, prism]) await drive(address, journeys, warmUpMs);
  const own: Load[] = [];
  const others: Load[] = [];
  for (let round = 0; round < rounds; round++) {
    own.push(await drive(sandbox, journeys, roundMs));
    others.push(await drive(prism, journeys, roundMs));
  }
  reportFailures('sandbox', mix, own);
  reportFailures('Prism', mix, others);
  const ours = figures(own);
  const theirs = figures(others);
  return {
    'sandbox req/s': Math.round(ours.perSecond),
    'Prism req/s': Math.round(theirs.perSecond),
    'sandbox / Prism': `${(ours.perSecond / theirs.perSecond).toFixed(2)} ×`,
    'sandbox p50 ms': ours.p50.toFixed(1),
    'Prism p50 ms': theirs.p50.toFixed(1),
    'sandbox p99 ms': ours.p99.toFixed(1),
    'Prism p99 ms': theirs.p99.toFixed(1),
  };
}

function figures(loads: readonly Load[]) {
  const latencies = loads.flatMap((load) => load.latencies).sort((a, b) => a - b);
  const seconds = loads.reduce((total, load) => total + load.seconds, 0);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** Rejected requests make the numbers meaningless. */
function reportFailures(server: string, { name }: Mix, loads: readonly Load[]): void {
  for (const { failures } of loads) {
    for (const [what, count] of failures) {
      console.error(`${server}, ${name}: ${count} × ${what}`);
      process.exitCode = 1;
    }
  }
}

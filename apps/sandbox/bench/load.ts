// Requests a second, median and 99th percentile of the sandbox with its data in a folder (PGlite), of two sandboxes on one
// PostgreSQL, and of Prism, which returns examples: the same requests in one run, by turns. Compare columns, not runs.
// CPU times a request, of the server, its database and this driver, are what a busy machine does not change.
// `--each` measures every request alone. LOAD_ONLY names one mix, LOAD_CPU_PROF a folder for a profile.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prismServer } from '../../../scripts/prism.ts';
import { type Server, startServers } from '../../../scripts/servers.ts';
import { startPostgres } from '../test/start-postgres.ts';
import { cpuTimeMs } from './cpu-time.ts';
import { drive, type Load } from './drive.ts';
import { alone, type Cast, castOf, type Mix, mixes } from './mixes.ts';

/** Few clients beside Prism; many where two processes can share them. */
const CONNECTIONS = [8, 64];
const PORTS = { pglite: 4790, prism: 4791, postgres: [4792, 4793] };
const each = process.argv.includes('--each');
/** Rounds of each mix on each server, and their length. */
const [rounds, roundMs, warmUpMs] = each ? [1, 2000, 500] : [2, 5000, 1500];

type Target = {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly cast: Cast;
  /** Ids of its processes, and of its database's. */
  readonly pids: { readonly server: readonly number[]; readonly database: readonly number[] };
};
type Cpu = Readonly<Record<'server' | 'database' | 'driver', number>>;

const folder = await mkdtemp(path.join(tmpdir(), 'gli-load-'));
const postgres = await startPostgres(['max_connections=100']);
const cpuProfile = process.env.LOAD_CPU_PROF;

const addressOf = (port: number): string => `http://127.0.0.1:${port}/api`;
const sandboxServer = (port: number, options: Pick<Server, 'env'>, args: readonly string[]): Server => ({
  name: 'The sandbox',
  url: `${addressOf(port)}/v1/rwa/categories/`,
  args: [
    ...(cpuProfile ? ['--cpu-prof', `--cpu-prof-dir=${cpuProfile}`] : []),
    path.join(import.meta.dirname, '../src/cli.ts'),
    ...['--port', String(port), ...args],
  ],
  ...options,
});
const onPostgres = PORTS.postgres.map((port) =>
  sandboxServer(port, { env: { DATABASE_URL: postgres.url } }, []),
);
// One after the other: the first fills the database.
const servers = [
  ...(await startServers([sandboxServer(PORTS.pglite, {}, ['--data', folder]), prismServer(PORTS.prism)])),
];
for (const server of onPostgres) servers.push(...(await startServers([server])));
try {
  const pgliteAddress = addressOf(PORTS.pglite);
  const [ownPid, prismPid, ...postgresPids] = servers.map(({ pid = 0 }) => pid);
  const pidsOf = (pids: readonly (number | undefined)[], database: readonly number[] = []) => ({
    server: pids.filter((pid) => pid !== undefined),
    database,
  });
  const pglite = {
    name: 'PGlite',
    addresses: [pgliteAddress],
    cast: await castOf(pgliteAddress),
    pids: pidsOf([ownPid]),
  };
  const addresses = PORTS.postgres.map(addressOf);
  const two = {
    name: '2 × PostgreSQL',
    addresses,
    cast: await castOf(addresses[0] ?? ''),
    pids: pidsOf(postgresPids, [postgres.pid]),
  };
  const prism = {
    name: 'Prism',
    addresses: [`http://127.0.0.1:${PORTS.prism}`],
    cast: pglite.cast,
    pids: pidsOf([prismPid]),
  };
  const only = process.env.LOAD_ONLY;
  const chosen = (each ? alone : mixes).filter((mix) => only === undefined || mix.name === only);
  for (const connections of each ? CONNECTIONS.slice(0, 1) : CONNECTIONS) {
    const rows: Record<string, Record<string, string | number>> = {};
    for (const mix of chosen) rows[mix.name] = await compare(mix, [pglite, two, prism], connections);
    console.log(
      `\nLoad: ${connections} keep-alive connections, ${rounds} × ${roundMs / 1000} s a server and mix, by turns`,
    );
    console.table(rows);
  }
} finally {
  for (const server of servers) server.kill('SIGTERM');
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function compare(
  mix: Mix,
  targets: readonly Target[],
  connections: number,
): Promise<Record<string, string | number>> {
  const run = async (target: Target, milliseconds: number) => {
    const { addresses, cast } = target;
    const before = await cpuOf(target);
    const journeys = Array.from({ length: connections }, () => mix.journey(cast));
    const load = await drive(addresses, journeys, milliseconds);
    const after = await cpuOf(target);
    const cpu: Cpu = {
      server: after.server - before.server,
      database: after.database - before.database,
      driver: after.driver - before.driver,
    };
    return { ...load, cpu };
  };
  const loads = new Map<Target, (Load & { cpu: Cpu })[]>(targets.map((target) => [target, []]));
  for (const target of targets) await run(target, warmUpMs);
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) loads.get(target)?.push(await run(target, roundMs));
  }
  const row: Record<string, string | number> = {};
  const [first, second, third] = targets.map((target) => {
    const own = loads.get(target) ?? [];
    reportFailures(target.name, mix, own);
    const { perSecond, p50, p99, cpu } = figures(own);
    row[`${target.name} req/s`] = Math.round(perSecond);
    row[`${target.name} p50, p99 ms`] = `${p50.toFixed(1)}, ${p99.toFixed(1)}`;
    const parts = target.pids.database.length > 0 ? [cpu.server, cpu.database] : [cpu.server];
    row[`${target.name} CPU ms`] = parts.map((ms) => ms.toFixed(2)).join(' + ');
    row['driver CPU ms'] = cpu.driver.toFixed(2);
    return { perSecond, cpu };
  });
  const ratio = (a = Number.NaN, b = Number.NaN) => `${(a / b).toFixed(2)} ×`;
  row['PGlite / Prism'] = ratio(first?.perSecond, third?.perSecond);
  row['the same by CPU'] = ratio(third?.cpu.server, first?.cpu.server);
  row['PostgreSQL / PGlite'] = ratio(second?.perSecond, first?.perSecond);
  return row;
}

/** CPU time in milliseconds so far. */
async function cpuOf({ pids }: Target): Promise<Cpu> {
  const { user, system } = process.cpuUsage();
  const [server, database] = await Promise.all([cpuTimeMs(pids.server), cpuTimeMs(pids.database)]);
  return { server, database, driver: (user + system) / 1000 };
}

function figures(loads: readonly (Load & { cpu: Cpu })[]) {
  const latencies = loads.flatMap((load) => load.latencies).sort((a, b) => a - b);
  const seconds = loads.reduce((total, load) => total + load.seconds, 0);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  const perRequest = (part: keyof Cpu) =>
    loads.reduce((total, { cpu }) => total + cpu[part], 0) / latencies.length;
  return {
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpu: { server: perRequest('server'), database: perRequest('database'), driver: perRequest('driver') },
  };
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

import path from 'node:path';
import process from 'node:process';
import { SITE_PATH } from './areas/documentation/serve-site.ts';
import { readCliOptions, UsageError } from './cli-options.ts';
import { PAGE_PATH } from './controls/serve-page.ts';
import { describeError } from './core/http/describe-error.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD } from './core/seed/demo-members.ts';
import { systemTime } from './core/time/system-time.ts';
import { explainError } from './explain-error.ts';
import { watchNpx } from './npx.ts';
import { openLog } from './observability/log.ts';
import { replay } from './recording/replay.ts';
import { startSandbox } from './start-sandbox.ts';

const USAGE_EXIT_CODE = 2;
const FORCE_EXIT_AFTER_MS = 1000;
/** Max time from a signal to the exit. It is shorter than the 10 s after which a container is killed. */
const STOP_DEADLINE_MS = 9_000;

/** Runs the command line tool. */
export async function runCli(args: readonly string[]): Promise<void> {
  // A request must not end the server by work that it left behind.
  process.on('unhandledRejection', (error) => console.error(`Unhandled rejection: ${describeError(error)}`));
  try {
    const [command, file] = args;
    if (command === 'replay') await showReplay(file);
    else await start(readCliOptions(args));
  } catch (error) {
    console.error(explainError(error));
    process.exitCode = error instanceof UsageError ? USAGE_EXIT_CODE : 1;
  }
}

async function start(options: ReturnType<typeof readCliOptions>): Promise<void> {
  const { log, logRequest, logReady } = openLog(options.log, (line) => console.log(line));
  const databaseUrl = process.env.DATABASE_URL;
  log('GLI sandbox: the whole API on this machine, with state. It moves no real value.');
  const sandbox = await startSandbox({
    data: databaseUrl
      ? { url: databaseUrl, maxConnections: options.maxConnections }
      : { folder: path.resolve(options.data) },
    port: options.port,
    host: options.host,
    reset: options.reset,
    seed: options.seed,
    latencyMs: options.latencyMs,
    failureRate: options.failureRate,
    faults: options.fault,
    kycReviewMs: options.kycReviewMs,
    allowedHosts: options.allowHost,
    allowedOrigins: options.allowOrigin,
    trustedProxies: options.trustProxy,
    allowReset: options.allowReset,
    controls: options.controls,
    ...(options.clock && { clock: options.clock }),
    ...(options.random !== null && { randomSeed: options.random }),
    ...(options.record !== null && { record: options.record }),
    checkResponses: options.checkResponses,
    ownsProcess: true,
    log,
    logRequest,
  });
  stopOnSignal(() => sandbox.close(), log);
  const data = databaseUrl ? 'PostgreSQL' : path.resolve(options.data);
  logReady({
    api: sandbox.url,
    docs: new URL(SITE_PATH, sandbox.url).href,
    ...(options.controls && { page: new URL(PAGE_PATH, sandbox.url).href }),
    data,
  });
  if (options.seed !== 'empty') {
    const accounts = Object.values(DEMO_MEMBERS).map(({ email, name }) => `  ${email}  ${name}`);
    log(`Demo accounts, password ${DEMO_PASSWORD}:\n${accounts.join('\n')}`);
  }
  if (options.record) log(`Recording to ${options.record}, without tokens and passwords.`);
  log('Press Ctrl-C to stop it. The data is kept.');
}

async function showReplay(file: string | undefined): Promise<void> {
  if (file === undefined) throw new UsageError('replay takes the file of a recording.');
  const result = await replay(file);
  if (result.same) {
    console.log(`All ${result.count} responses match.`);
    if (result.uncompared > 0) {
      console.log(`${result.uncompared} requests were not compared: their bodies are not recorded.`);
    }
    return;
  }
  const { number, request, difference } = result;
  console.log(`The first difference is in the response to request ${number}, ${request}:
  ${difference.at}
    recorded  ${JSON.stringify(difference.recorded)}
    now       ${JSON.stringify(difference.now)}`);
  process.exitCode = 1;
}

function stopOnSignal(close: () => Promise<void>, log: (line: string) => void): void {
  let stoppedAt: Date | null = null;
  const stop = () => {
    // One Ctrl-C may arrive twice, from the terminal and from npm. A later one forces the exit.
    if (stoppedAt !== null && systemTime().getTime() - stoppedAt.getTime() > FORCE_EXIT_AFTER_MS)
      process.exit(1);
    if (stoppedAt !== null) return;
    stoppedAt = systemTime();
    setTimeout(() => {
      console.error('The sandbox did not stop in time and was ended. Acknowledged writes are kept.');
      process.exit(1);
    }, STOP_DEADLINE_MS).unref();
    close().then(
      () => {
        log('The sandbox stopped.');
        process.exit(0);
      },
      (error) => {
        console.error(explainError(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  watchNpx(stop);
}

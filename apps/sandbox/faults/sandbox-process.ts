import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type ProcessData = { readonly folder: string } | { readonly url: string };

export type SandboxProcess = {
  /** Address of the API, including `/api`. */
  readonly address: string;
  readonly pid: number;
  /** Returns everything that the process has printed. */
  output(): string;
  /** Sends SIGKILL, which allows no cleanup. */
  kill(): Promise<void>;
  /** Sends SIGTERM. The sandbox finishes requests in flight and closes its data. Returns the exit code. */
  stop(): Promise<number | null>;
};

export type AuditedProcess = SandboxProcess & {
  /** Audits the ledger through the sandbox's own connection. Returns the problems, or an empty list. */
  findViolations(): Promise<string[]>;
};

/** The CLI that starts with a copy of cached demo data. */
const CLI = path.join(import.meta.dirname, '../test/seeded/cli.ts');
const AUDITED = path.join(import.meta.dirname, 'audited-sandbox.ts');
/** Only a hung sandbox exceeds this. */
const AUDIT_TIMEOUT_MS = 60_000;
const ADDRESS = /^API\s+(\S+)$/m;

/** Starts the real CLI on any free port and waits until it listens. */
export async function startProcess(
  data: ProcessData,
  {
    args = [],
    nodeArgs = [],
    env = {},
  }: {
    readonly args?: readonly string[];
    readonly nodeArgs?: readonly string[];
    readonly env?: Record<string, string>;
  } = {},
): Promise<SandboxProcess> {
  const { DATABASE_URL: _, ...inherited } = { ...process.env, ...env };
  const child = spawn(
    process.execPath,
    [...nodeArgs, CLI, '--port', '0', ...args, ...('folder' in data ? ['--data', data.folder] : [])],
    {
      env: 'url' in data ? { ...inherited, DATABASE_URL: data.url } : inherited,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  return toSandboxProcess(child, await waitForAddress(child));
}

/** Starts a sandbox that audits its own ledger, and waits until it listens. */
export async function startAuditedProcess(folder: string): Promise<AuditedProcess> {
  const { DATABASE_URL: _, ...env } = process.env;
  // `--liftoff-only` compiles PGlite without optimizing it, which would take longer than these processes live.
  const child = spawn(process.execPath, ['--liftoff-only', AUDITED, folder], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  return {
    ...toSandboxProcess(child, await waitForAddress(child)),
    async findViolations() {
      child.send('audit');
      const [violations] = await once(child, 'message', { signal: AbortSignal.timeout(AUDIT_TIMEOUT_MS) });
      return violations;
    },
  };
}

const toSandboxProcess = (
  child: ChildProcess,
  { address, output }: Pick<SandboxProcess, 'address' | 'output'>,
): SandboxProcess => ({
  address,
  pid: child.pid ?? 0,
  output,
  kill: async () => {
    await end(child, 'SIGKILL');
  },
  stop: () => end(child, 'SIGTERM'),
});

function waitForAddress(child: ChildProcess): Promise<Pick<SandboxProcess, 'address' | 'output'>> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text;
      const address = ADDRESS.exec(output)?.[1];
      if (address) resolve({ address, output: () => output });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The sandbox ended (${code ?? 'killed'}):\n${output}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

import { createServer } from 'node:net';
import { type ClockChange, clockView, moveClock } from './controls/clock.ts';
import { setFaults } from './controls/controls.ts';
import type { CreatedMember, NewMember } from './controls/new-member.ts';
import { type RequestFilter, selectRequests } from './controls/requests/request-filter.ts';
import type { LoggedExchange } from './controls/requests/request-log.ts';
import { assertExists, createSnapshot, importFile } from './controls/states.ts';
import { type NewStub, setStubs } from './controls/stubs.ts';
import { exportSnapshot } from './core/data/snapshot-file.ts';
import { deleteState, restoreSnapshot } from './core/data/states.ts';
import { faultText, readFault } from './core/http/faults.ts';
import type { Stub } from './core/http/stubs.ts';
import { Problem } from './core/problem/problem.ts';
import type { ClockMode } from './core/time/clock.ts';
import { resetData, resetDatabase } from './reset.ts';
import { createSandbox, type SandboxOptions } from './server.ts';

/** Default of `waitFor`, in ms. */
const WAIT_MS = 5_000;

/** Place of the data. Data in memory ends with the sandbox. */
export type SandboxData =
  | { readonly memory: true }
  | { readonly folder: string }
  | { readonly url: string; readonly maxConnections?: number };

export type StartSandboxOptions = Omit<SandboxOptions, 'data' | 'faults' | 'now' | 'random' | 'startedAt'> & {
  /** Default: a free port. */
  readonly port?: number;
  /** Address to listen on. Default: `127.0.0.1`. */
  readonly host?: string;
  /** Default: `{ memory: true }`. */
  readonly data?: SandboxData;
  /** Deletes the data first. Default: false. */
  readonly reset?: boolean;
  /** Initial faults, such as `investInRwaAsset=drop@2`. */
  readonly faults?: readonly string[];
  /** Enables the calls below `/sandbox/` and everything of `RunningSandbox` but `url`, `reset` and `close`. Default: true. */
  readonly controls?: boolean;
};

/** Time of the sandbox in Korea. */
export type SandboxClock = { readonly now: string; readonly mode: ClockMode };

/** A sandbox in this process. Its functions reject with a `RangeError` whose message says what is wrong. */
export type RunningSandbox = {
  /** Base URL of the API, such as `http://127.0.0.1:41873/api`. */
  readonly url: string;
  /** Deletes all data and seeds it again. */
  reset(): Promise<void>;
  readonly clock: {
    read(): Promise<SandboxClock>;
    /** Moves the clock forward, freezes it or lets it run, with everything due in between. */
    move(change: ClockChange): Promise<SandboxClock>;
  };
  readonly faults: {
    list(): Promise<string[]>;
    /** Replaces all faults. */
    set(faults: readonly string[]): Promise<void>;
  };
  readonly stubs: {
    list(): Promise<readonly (Stub & { readonly left: number | null })[]>;
    /** Replaces all stubs. */
    set(stubs: readonly NewStub[]): Promise<void>;
  };
  readonly members: { create(member?: NewMember): Promise<CreatedMember> };
  readonly snapshots: {
    create(name: string): Promise<void>;
    restore(name: string): Promise<void>;
    remove(name: string): Promise<void>;
    /** Returns the snapshot as the text of a file. */
    exportFile(name: string): Promise<string>;
    /** Creates or replaces the snapshot from the text of a file. */
    importFile(name: string, text: string): Promise<void>;
  };
  /** Log of the last 500 requests to the API, newest first, without tokens and passwords. */
  readonly requests: {
    list(filter?: RequestFilter): Promise<LoggedExchange[]>;
    /** Waits for a request that meets the conditions. Rejects after `timeoutMs`, 5 s by default. */
    waitFor(filter: RequestFilter, options?: { readonly timeoutMs?: number }): Promise<LoggedExchange>;
    clear(): void;
  };
  /** Stops the sandbox. Requests in flight finish first, for up to 5 s. */
  close(): Promise<void>;
};

/**
 * Starts a sandbox in this process. It moves no real value.
 * @throws Error with the code `EADDRINUSE` if another program has the port; FolderInUseError
 */
export async function startSandbox({
  port = 0,
  host = '127.0.0.1',
  data = { memory: true },
  reset = false,
  faults = [],
  controls = true,
  ...options
}: StartSandboxOptions = {}): Promise<RunningSandbox> {
  const initialFaults = faults.map(parseFault);
  if (port !== 0) await requireFreePort(port, host);
  if (reset && !('memory' in data)) {
    await resetData(data);
    options.log?.('The data was deleted.');
  }
  const sandbox = await createSandbox({
    ...options,
    data,
    controls,
    faults: initialFaults,
  });
  const { controlled } = sandbox;
  const { clock, requests, seed, log } = controlled;
  const { db } = sandbox.database;
  const url = await sandbox.listen(port, host).catch(async (error) => {
    await sandbox.close();
    throw error;
  });
  return {
    url,
    reset: async () => resetDatabase({ db, seed, now: await clock.now(), log }),
    clock: {
      read: async () => clockView(await clock.read()),
      move: (change) => explained(() => moveClock(change, db, clock)),
    },
    faults: {
      list: async () => (await controlled.faults.standing()).map(faultText),
      set: (given) => explained(() => setFaults(controlled.faults, given)),
    },
    stubs: {
      list: () => controlled.stubs.list(),
      set: (given) => explained(() => setStubs(controlled.stubs, given)),
    },
    members: { create: (member = {}) => explained(() => controlled.createMember(member)) },
    snapshots: {
      create: (name) =>
        explained(async () => {
          await createSnapshot(db, name, await clock.now());
        }),
      restore: (name) =>
        explained(async () => {
          await assertExists(db, 'snapshot', name);
          await restoreSnapshot(db, name);
        }),
      remove: (name) =>
        explained(async () => {
          await assertExists(db, 'snapshot', name);
          await deleteState(db, 'snapshot', name);
        }),
      exportFile: (name) =>
        explained(async () => {
          await assertExists(db, 'snapshot', name);
          return exportSnapshot(db, name);
        }),
      importFile: (name, text) =>
        explained(async () => {
          await importFile(db, name, text);
        }),
    },
    requests: {
      list: async (filter = {}) => selectRequests(await requests.list(), filter),
      async waitFor(filter, { timeoutMs = WAIT_MS } = {}) {
        const [found] = await requests.waitFor(filter, timeoutMs);
        if (found) return found;
        throw new RangeError(
          `No request met ${JSON.stringify(filter)} within ${timeoutMs} ms. The log has: ${summarize(await requests.list())}`,
        );
      },
      clear: () => requests.clear(),
    },
    close: () => sandbox.close(),
  };
}

function parseFault(text: string) {
  const fault = readFault(text);
  if (fault === null) throw new RangeError(`Unknown fault: ${text}`);
  return fault;
}

/** Checks the port before any data is created. @throws Error `EADDRINUSE` */
async function requireFreePort(port: number, host: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

/** Turns an error of the API into one that a program's author reads. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    const { message, details } = cause.envelope('en');
    const lines = Object.entries(details).map(([field, texts]) => `${field}: ${texts.join(' ')}`);
    throw new RangeError(lines.join('\n') || message, { cause });
  }
}

const summarize = (requests: readonly LoggedExchange[]): string =>
  requests
    .slice(0, 10)
    .map(({ operation, method, path, status }) => `${status ?? 'none'} ${operation ?? `${method} ${path}`}`)
    .join(', ') || 'no requests';

import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGliClient, type GliClient, memoryTokenStore, type TokenStore } from '@gli/sdk';
import { sql } from 'drizzle-orm';
import { stockHeld } from '../faults/audit-ledger.ts';
import { SeededRandom } from '../fuzz/random.ts';
import { ContractViolation } from '../src/core/contract/schemas.ts';
import type { DataSource } from '../src/core/data/open-database.ts';
import { createSandbox, type Sandbox } from '../src/server.ts';
import { copySeededFolder } from '../test/seeded/seeded-data.ts';
import { createNetworkError } from './network-error.ts';

/** System time at which a simulation starts. */
const START = Date.parse('2026-11-20T09:00:00+09:00');
export const PASSWORD = 'sea-breeze-2026';
const DEMO_PASSWORD = 'gli-sandbox-2026';
const CLIENT_IP = '121.166.24.8';

export type Person = {
  readonly email: string;
  readonly password: string;
  readonly tokens: TokenStore;
  /** Empty until the first login. */
  id: string;
  code: string | null;
};

/** A write that keeps its key no matter how often it is sent. */
export type Write = {
  readonly kind: 'invest' | 'order' | 'convert' | 'pay' | 'cancel' | 'reward';
  readonly tag: string;
  readonly key: string;
  readonly by: Person;
  readonly sentAtMs: number;
  readonly call: (client: GliClient, idempotencyKey: string) => Promise<unknown>;
  /** Matches the rejection codes that the current state can explain. */
  readonly refusals: RegExp;
  /** Null while the outcome is unknown. */
  outcome: { readonly status: 'done' | 'refused'; readonly body: unknown } | null;
};

/** A copy of a keyed write that arrives long after the first. */
export type LateCopy = { readonly sentAtMs: number; readonly request: () => Request };

/** A sequence of requests with its own random values, which concurrent sequences do not affect. */
export type Lane = { readonly random: SeededRandom; readonly name: string };

/** The sandboxes, their users, and what the users know. */
export class World {
  readonly people: Person[] = [];
  readonly operator = person('jihoon.choi@gli.example', DEMO_PASSWORD);
  readonly writes: Write[] = [];
  /** Copies of requests that are still in transit. */
  readonly lateCopies: LateCopy[] = [];
  /** Violations of invariants found so far. */
  readonly findings: string[] = [];
  readonly counts = new Map<string, number>();
  /** Kinds of steps and actions so far. */
  readonly kinds = new Set<string>();
  readonly #seed: number;
  readonly #maxSteps: number;
  #machineMs = START;
  #lanes = 0;
  #offsetMs = 0;
  #data: DataSource;
  #sandboxes: Sandbox[] = [];
  #crash = Promise.withResolvers<never>();

  private constructor(seed: number, data: DataSource, maxSteps: number) {
    this.#seed = seed;
    this.#maxSteps = maxSteps;
    this.#data = data;
    this.#crash.promise.catch(() => {});
  }

  /** Opens one sandbox on its own folder, or two on one PostgreSQL server. */
  static async open(seed: number, url: string | null, maxSteps: number): Promise<World> {
    const world = new World(seed, url === null ? { folder: await newSeededFolder() } : { url }, maxSteps);
    await world.#start();
    if (url !== null) await world.#start();
    // Stock reserved by other guests. It never changes, so all other reservations belong to the simulated members.
    await world.db.execute(
      sql`create table others_stock as
        select s.id, s.taken - coalesce(h.quantity, 0) as taken from stock_levels s left join (${stockHeld}) h on h.id = s.id`,
    );
    return world;
  }

  get db() {
    return this.sandbox.database.db;
  }

  get sandbox(): Sandbox {
    const [first] = this.#sandboxes;
    if (!first) throw new Error('No sandbox is running.');
    return first;
  }

  get sandboxes(): readonly Sandbox[] {
    return this.#sandboxes;
  }

  get nowMs(): number {
    return this.#machineMs + this.#offsetMs;
  }

  /** Creates the next sequence of requests, with random values from a seed. */
  lane(seed: number): Lane {
    return { random: new SeededRandom(seed), name: String(++this.#lanes) };
  }

  pass(ms: number): void {
    this.#machineMs += ms;
  }

  /** Moves the sandbox's clock and processes due work. */
  async advance(duration: string): Promise<void> {
    const { now } = await this.control('POST', '/clock/', { advance: duration });
    this.#offsetMs = Date.parse(String(now)) - this.#machineMs;
  }

  async control(method: string, address: string, json: object): Promise<Record<string, unknown>> {
    const request = new Request(`http://sandbox.test/sandbox${address}`, {
      method,
      body: JSON.stringify(json),
    });
    const response = await this.sandbox.fetch(request);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /**
   * Passes a request to a sandbox. Rejects if the sandbox crashes first, in which case the caller never learns the
   * outcome.
   */
  async deliver(sandbox: Sandbox, request: Request): Promise<Response> {
    if (!this.#sandboxes.includes(sandbox)) throw createNetworkError('The sandbox is gone.');
    const answering = sandbox.fetch(request, CLIENT_IP);
    answering.catch((error: unknown) => {
      if (error instanceof ContractViolation) this.findings.push(error.message);
    });
    return Promise.race([answering, this.#crash.promise]);
  }

  /** Stops a sandbox and reopens its data. */
  async restart(): Promise<void> {
    const stopped = this.#sandboxes.pop();
    await stopped?.close();
    await this.#start();
  }

  /**
   * Restores the state that a killed process leaves behind with requests in flight. PGlite writes to its folder before
   * it continues, so a copy of the folder between two statements is the state at that moment. The old sandbox keeps
   * running, but is ignored.
   */
  async crash(inFlight: Promise<unknown>): Promise<void> {
    const data = this.#data;
    if (!('folder' in data)) throw new Error('Only a folder can be copied.');
    const next = { folder: await newFolder() };
    cpSync(path.join(data.folder, 'pgdata'), path.join(next.folder, 'pgdata'), { recursive: true });
    const lost = this.#sandboxes.pop();
    const crash = this.#crash;
    this.#crash = Promise.withResolvers<never>();
    this.#crash.promise.catch(() => {});
    crash.reject(createNetworkError('The sandbox crashed.'));
    this.#data = next;
    await inFlight;
    await lost?.close();
    await this.#start();
    await rm(data.folder, { recursive: true, force: true });
  }

  /** Checks that every user is signed in, and logs in users who are not. */
  async wakeUp(): Promise<void> {
    for (const one of [...this.people, this.operator]) {
      const client = createGliClient({
        baseUrl: 'http://sandbox.test/api',
        fetch: (input, init) => this.sandbox.fetch(new Request(input, init), CLIENT_IP),
        tokens: one.tokens,
        now: () => this.nowMs,
        limits: { general: { limit: Number.POSITIVE_INFINITY }, logIn: { limit: Number.POSITIVE_INFINITY } },
      });
      const { response } = await client.GET('/user/profile/');
      if (response.status === 200) continue;
      const body = { username: one.email, password: one.password };
      const { data } = await client.POST('/auth/login/', { body });
      if (!data) {
        // The registration never arrived.
        if (one.id !== '') this.findings.push(`${one.email} cannot log in.`);
        this.people.splice(this.people.indexOf(one), 1);
        continue;
      }
      const { token, user } = data;
      await one.tokens.set({ access: token.access, refresh: token.refresh });
      one.id = user.id;
      await client.GET('/user/profile/');
    }
  }

  /** True until the world has taken its maximum number of steps. */
  canContinue(): boolean {
    return (this.counts.get('steps') ?? 0) < this.#maxSteps;
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  async close(): Promise<void> {
    for (const sandbox of this.#sandboxes.splice(0)) await sandbox.close();
    if ('folder' in this.#data) await rm(this.#data.folder, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    const sandbox = await createSandbox({
      data: this.#data,
      controls: true,
      checkResponses: true,
      randomSeed: this.#seed,
      kycReviewMs: 0,
      now: () => new Date(this.#machineMs),
      log: (line) => {
        if (line.includes(' failed: ')) this.findings.push(line);
      },
    });
    this.#sandboxes.unshift(sandbox);
  }
}

export const person = (email: string, password = PASSWORD): Person => ({
  email,
  password,
  tokens: memoryTokenStore(),
  id: '',
  code: null,
});

async function newSeededFolder(): Promise<string> {
  const folder = await newFolder();
  await copySeededFolder(folder, 'demo', new Date(START));
  return folder;
}

const newFolder = () => mkdtemp(path.join(tmpdir(), 'gli-simulation-'));

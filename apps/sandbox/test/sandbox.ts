import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createGliClient, type GliClient, memoryTokenStore, type TokenStore } from '@gli/sdk';
import { afterAll, inject } from 'vitest';
import { ContractViolation } from '../src/core/contract/schemas.ts';
import type { DataSource } from '../src/core/data/open-database.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../src/server.ts';
import { createResponseCounter } from './declared-responses/response-counts.ts';
import { readSeededDumps } from './seeded/seeded-data.ts';
import { runStatement } from './start-postgres.ts';

export type TestSandbox = {
  readonly sandbox: Sandbox;
  /** Sends a raw request below `/api`. `json` becomes the body. */
  send(method: string, path: string, options?: SendOptions): Promise<TestResponse>;
  /** Creates an SDK client with separate tokens. */
  client(options?: { language?: 'ko' | 'en'; tokens?: TokenStore }): GliClient;
  advance(milliseconds: number): void;
  now(): Date;
  readonly log: readonly string[];
};

export type SendOptions = {
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Record<string, string>;
  /** Default: English, the language of the assertions. */
  readonly language?: 'ko' | 'en';
};

// biome-ignore lint/suspicious/noExplicitAny: the contract layer has already checked the bodies that tests read.
export type TestResponse = { readonly status: number; readonly headers: Headers; readonly body: any };

const contractViolations: string[] = [];

/** Returns the contract violations since the last call. */
export const takeContractViolations = (): string[] => contractViolations.splice(0);

export type TestSandboxOptions = Partial<SandboxOptions> & {
  /** True to seed an empty database at the sandbox's own time instead of copying the one from the global setup. */
  readonly ownSeed?: boolean;
  /** Starts at this time, with demo data as of this time, from a cached database. The clock does not move. */
  readonly frozenAt?: Date;
  /** False if the test sets responses itself, which prove nothing about the declared ones. Default: true. */
  readonly countsResponses?: boolean;
};

/**
 * Starts a sandbox with the demo data for one test file, on PGlite in memory or on the PostgreSQL of
 * GLI_TEST_DATABASE_URL. Every response is checked against the contract.
 */
export async function startTestSandbox({
  ownSeed = false,
  frozenAt,
  countsResponses = true,
  ...options
}: TestSandboxOptions = {}): Promise<TestSandbox> {
  const { data, drop } = options.data
    ? { data: options.data, drop: async () => {} }
    : await (frozenAt ? preparedData(frozenAt) : freshData(ownSeed));
  let offset = 0;
  const now = () => new Date((frozenAt?.getTime() ?? Date.now()) + offset);
  const log: string[] = [];
  const tally = createResponseCounter();
  // Released at the end, because a worker keeps its test files and the databases that they refer to.
  let open: Sandbox | null = await createSandbox({
    checkResponses: true,
    now,
    log: (line) => log.push(line),
    ...options,
    data,
  });
  const opened = (): Sandbox => {
    if (open === null) throw new Error('This sandbox is closed.');
    return open;
  };
  afterAll(async () => {
    const file = path.join(inject('runFolder'), 'responses', `${randomBytes(8).toString('hex')}.json`);
    writeFileSync(file, JSON.stringify(tally.counts()));
    await opened().close();
    open = null;
    await drop();
  });
  const fetch = async (request: Request): Promise<Response> => {
    try {
      const response = await opened().fetch(request, '121.166.24.8');
      if (countsResponses) await tally.record(request, response);
      return response;
    } catch (error) {
      if (error instanceof ContractViolation) contractViolations.push(error.message);
      throw error;
    }
  };
  return {
    get sandbox() {
      return opened();
    },
    send: (method, address, sendOptions) => send(fetch, method, address, sendOptions),
    client: ({ language = 'en', tokens = memoryTokenStore() } = {}) =>
      createGliClient({
        baseUrl: 'http://sandbox.test/api',
        fetch: (input, init) => fetch(new Request(input, init)),
        tokens,
        language,
        limits: {
          general: { limit: Number.POSITIVE_INFINITY, windowMs: 1 },
          logIn: { limit: Number.POSITIVE_INFINITY, windowMs: 1 },
        },
        retry: { retries: 0 },
      }),
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    now,
    log,
  };
}

async function send(
  fetch: (request: Request) => Promise<Response>,
  method: string,
  address: string,
  { token, json, body, headers, language = 'en' }: SendOptions = {},
): Promise<TestResponse> {
  // `fetch` requires this for a stream body.
  const init: RequestInit & { duplex: 'half' } = {
    duplex: 'half',
    method,
    headers: {
      'Accept-Language': language,
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined ? { body: JSON.stringify(json) } : body !== undefined ? { body } : {}),
  };
  const request = new Request(`http://sandbox.test/api${address}`, init);
  const response = await fetch(request);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** Returns a prepared database of a time, or an empty one on the suite's server. */
async function preparedData(time: Date): ReturnType<typeof freshData> {
  if (process.env.GLI_TEST_DATABASE_URL) return freshData(true);
  const { prepared } = await readSeededDumps('demo', time);
  return { data: { memory: true, dump: prepared }, drop: async () => {} };
}

/** Creates a separate database on the suite's server: a copy of the seeded database, or an empty one. */
export async function freshData(empty = false): Promise<{ data: DataSource; drop: () => Promise<void> }> {
  const server = process.env.GLI_TEST_DATABASE_URL;
  if (server) return freshPostgres(server, empty);
  const file = path.join(inject('runFolder'), `${empty ? 'empty' : 'demo'}.tar`);
  const dump = new Blob([readFileSync(file)]);
  return { data: { memory: true, dump }, drop: async () => {} };
}

async function freshPostgres(
  server: string,
  empty: boolean,
): Promise<{ data: DataSource; drop: () => Promise<void> }> {
  const name = `gli_test_${randomBytes(6).toString('hex')}`;
  await runStatement(
    server,
    `create database ${name}${empty ? '' : ` template ${inject('postgresTemplate')}`}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    data: { url: url.href },
    drop: () => runStatement(server, `drop database ${name} with (force)`),
  };
}

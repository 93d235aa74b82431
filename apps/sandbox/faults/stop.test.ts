import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxProcess, startProcess } from './sandbox-process.ts';

/** Max time of a test. A sandbox that does not stop would wait longer for its clients. */
const TIMEOUT_MS = 40_000;

let folder: string;
let sandbox: SandboxProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gli-stop-'));
});

beforeEach(async () => {
  sandbox = await startProcess({ folder: path.join(folder, 'data') });
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request that is in flight for some seconds, on a connection that the client keeps open. */
function sendSlowly(seconds: number): Promise<number | null> {
  const agent = new Agent({ keepAlive: true });
  const sent = request(`${sandbox.address}/team-members/`, { agent, headers: { Prefer: `wait=${seconds}` } });
  return new Promise((resolve) => {
    sent.on('response', (response) => resolve(response.resume().statusCode ?? null));
    sent.on('error', () => resolve(null));
    sent.end();
  });
}

const wasReceived = async () => expect((await fetch(`${sandbox.address}/team-members/`)).status).toBe(200);

test('finishes a request in flight on a kept connection, then stops', { timeout: TIMEOUT_MS }, async () => {
  const answer = sendSlowly(2);
  await wasReceived();
  expect(await sandbox.stop()).toBe(0);
  expect(await answer).toBe(200);
});

test('stops although a request in flight takes longer', { timeout: TIMEOUT_MS }, async () => {
  const answer = sendSlowly(60);
  await wasReceived();
  expect(await sandbox.stop()).toBe(0);
  expect(await answer).toBeNull();
});

test('stops although a client has sent only half a request', { timeout: TIMEOUT_MS }, async () => {
  const { hostname, port } = new URL(sandbox.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head = 'POST /api/auth/login/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  socket.write(`${head}Content-Length: 100\r\n\r\n{"us`);
  await once(socket, 'connect');
  await wasReceived();
  expect(await sandbox.stop()).toBe(0);
});

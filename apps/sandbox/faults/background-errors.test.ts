import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SandboxProcess, startProcess } from './sandbox-process.ts';

/** Code for the sandbox's process. A signal makes it reject a promise that nobody awaits. */
const REJECT = `process.on('SIGUSR2', () => Promise.reject(new Error('nobody awaits this')))`;

let folder: string;
let sandbox: SandboxProcess;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gli-background-'));
  const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(REJECT)}`];
  sandbox = await startProcess({ folder: path.join(folder, 'data') }, { nodeArgs });
});

afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

test('prints a rejection that nobody handles and keeps running', async () => {
  process.kill(sandbox.pid, 'SIGUSR2');
  await vi.waitFor(() => expect(sandbox.output()).toContain('nobody awaits this'));
  expect((await fetch(`${sandbox.address}/team-members/`)).status).toBe(200);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProcess } from '../faults/sandbox-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the attacked sandbox, `/api` included. */
    target: string;
  }
}

/** The command line with demo data in a fresh folder, as someone starts it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-attacks-'));
  const target = await startProcess({ folder });
  project.provide('target', target.address);
  return async () => {
    await target.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

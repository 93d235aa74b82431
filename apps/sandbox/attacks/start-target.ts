import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProcess } from '../faults/sandbox-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the attacked sandbox, `/api` included. */
    target: string;
    /** What `held-up.ts` notes in it. */
    heldUpFile: string;
  }
}

/** The command line with demo data in a fresh folder, as someone starts it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-attacks-'));
  const heldUpFile = path.join(folder, 'held-up');
  await writeFile(heldUpFile, '');
  const target = await startProcess(
    { folder: path.join(folder, 'data') },
    {
      nodeArgs: ['--import', path.join(import.meta.dirname, 'held-up.ts')],
      env: { GLI_HELD_UP_FILE: heldUpFile },
    },
  );
  project.provide('target', target.address);
  project.provide('heldUpFile', heldUpFile);
  return async () => {
    await target.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

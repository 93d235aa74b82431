import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProcess } from '../faults/sandbox-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the attacked sandbox, including `/api`. */
    target: string;
    /** Output of `event-loop-lag.ts`. */
    heldUpFile: string;
    /** Output of `count-hashes.ts`. */
    hashesFile: string;
  }
}

/** Starts the CLI with demo data in a new folder, as a user would. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-attacks-'));
  const heldUpFile = path.join(folder, 'held-up');
  const hashesFile = path.join(folder, 'hashes');
  for (const file of [heldUpFile, hashesFile]) await writeFile(file, '');
  const target = await startProcess(
    { folder: path.join(folder, 'data') },
    {
      args: ['--controls'],
      nodeArgs: ['event-loop-lag.ts', 'count-hashes.ts'].flatMap((name) => [
        '--import',
        path.join(import.meta.dirname, name),
      ]),
      env: { GLI_HELD_UP_FILE: heldUpFile, GLI_HASHES_FILE: hashesFile },
    },
  );
  project.provide('target', target.address);
  project.provide('heldUpFile', heldUpFile);
  project.provide('hashesFile', hashesFile);
  return async () => {
    await target.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

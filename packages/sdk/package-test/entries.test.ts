import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { run } from '../../../scripts/tarball.ts';
import { findUnexportedTypes } from './find-unexported-types.ts';

const folder = inject('newest');
const sdk = path.join(folder, 'node_modules/@gli/sdk');
const { exports } = JSON.parse(await readFile(path.join(sdk, 'package.json'), 'utf8'));
const entries = Object.keys(exports)
  .filter((name) => !name.endsWith('.json'))
  .map((name) => (name === '.' ? 'index' : name.slice('./'.length)));

test('has a test script for each entry point', async () => {
  const programs = await readdir(path.join(import.meta.dirname, 'programs/entries'));
  expect(programs.toSorted()).toEqual(entries.map((name) => `${name}.ts`).toSorted());
});

// Compiles each entry alone, because another file's imports would hide a missing one.
test.concurrent.for(entries)(
  'compiles with `declaration: true` when only the entry point %s is imported',
  async (name) => {
    const home = path.join(folder, 'entries', name);
    await mkdir(home, { recursive: true });
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
      types: [],
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '..',
      outDir: './out',
    };
    await writeFile(
      path.join(home, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: [`../${name}.ts`] }),
    );
    await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', home], { cwd: folder });
  },
);

test('exports every type used in the signatures of an entry point', () => {
  expect(findUnexportedTypes(entries.map((name) => path.join(sdk, `dist/${name}.d.ts`)))).toEqual([]);
});

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { findTarballProblems, run } from '../../../scripts/tarball.ts';

const home = inject('home');

test.for(['sandbox', 'validation'] as const)(
  'packs everything that an integrator needs into %s',
  async (name) => {
    expect(await findTarballProblems(inject('tarballs')[name])).toEqual([]);
  },
);

test('the examples of @gli/validation print the output shown in its README', async () => {
  const readme = await readFile(path.join(home, 'node_modules/@gli/validation/README.md'), 'utf8');
  const examples = Array.from(readme.matchAll(/```ts\n([\s\S]*?)```/g), ([, code = '']) => code);
  const promised = examples
    .flatMap((code) => [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)])
    .map(([, line]) => line);
  let output = '';
  for (const [index, code] of examples.entries()) {
    const file = `validation-${index}.ts`;
    await writeFile(path.join(home, file), code);
    output += await run(process.execPath, [file], { cwd: home });
  }
  expect(promised).not.toEqual([]);
  expect(output.split('\n')).toEqual(expect.arrayContaining(promised));
});

import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, inject, test } from 'vitest';
import { run } from '../../../scripts/tarball.ts';

const folder = inject('newest');
const COMPILERS = { '5.4': 'typescript-5.4', '5.9': 'typescript', '6': 'typescript-6', '7': 'typescript-7' };
const nodeNext = { moduleResolution: 'nodenext', module: 'nodenext' };
const RESOLUTIONS = [
  { moduleResolution: 'bundler', module: 'esnext', hasDom: true },
  { moduleResolution: 'bundler', module: 'esnext', hasDom: false },
  { moduleResolution: 'node16', module: 'node16', hasDom: true },
  { ...nodeNext, hasDom: true },
];
const strict = { strict: true, exactOptionalPropertyTypes: true, target: 'es2022', noEmit: true };
const releases = await readdir(path.join(folder, 'releases'));

let count = 0;
async function compile(compiler: string, config: object): Promise<void> {
  const project = path.join(folder, `tsconfig.types.${count++}.json`);
  await writeFile(project, JSON.stringify(config));
  await run(process.execPath, [path.join('node_modules', compiler, 'bin/tsc'), '-p', project], {
    cwd: folder,
  });
}

describe.each(Object.entries(COMPILERS))('TypeScript %s', (version, compiler) => {
  test.concurrent.for(RESOLUTIONS)(
    'compiles a script with the options %o',
    async ({ moduleResolution, module, hasDom }) => {
      const compilerOptions = {
        ...strict,
        module,
        moduleResolution,
        lib: hasDom ? ['ES2022', 'DOM', 'DOM.Iterable'] : ['ES2022'],
        types: hasDom ? [] : ['node'],
        // Checking declarations is slow, so only the fastest compiler does it.
        skipLibCheck: hasDom || version !== '7',
      };
      await compile(compiler, { compilerOptions, files: ['types.ts'] });
    },
  );
});

test.concurrent.for([['node'], []])(
  'compiles a script without DOM types and with the `types` option %o',
  async (types) => {
    const compilerOptions = {
      ...strict,
      ...nodeNext,
      lib: ['ES2022'],
      types,
      skipLibCheck: types.length === 0,
    };
    await compile('typescript-7', { compilerOptions, files: ['node-types-check.ts'] });
  },
);

// The programs never change. If one no longer compiles, the change under test is breaking.
test.concurrent.for(releases)('compiles the scripts of release %s', async (release) => {
  const compilerOptions = {
    ...strict,
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    skipLibCheck: true,
  };
  await compile('typescript', { compilerOptions, include: [`releases/${release}/*`] });
});

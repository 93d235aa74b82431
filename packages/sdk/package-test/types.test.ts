import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject, test } from 'vitest';
import { run } from '../../../scripts/tarball.ts';

const folder = inject('newest');
const NEWEST = ['7', 'typescript-7'] as const;
const COMPILERS = [['5.4', 'typescript-5.4'], ['5.9', 'typescript'], ['6', 'typescript-6'], NEWEST] as const;
const RESOLUTIONS = [
  { moduleResolution: 'bundler', module: 'esnext', hasDom: true },
  { moduleResolution: 'bundler', module: 'esnext', hasDom: false },
  { moduleResolution: 'node16', module: 'node16', hasDom: true },
  { moduleResolution: 'nodenext', module: 'nodenext', hasDom: true },
];
/** Every pair of a compiler and a resolution. By day, each compiler with one, and the newest with all. */
const PAIRS = COMPILERS.flatMap(([version, compiler], index) =>
  RESOLUTIONS.filter((_, other) => process.env.GLI_NIGHTLY || version === NEWEST[0] || index === other).map(
    (resolution) => ({ version, compiler, ...resolution }),
  ),
);
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

test.concurrent.for(PAIRS)(
  'compiles a script with TypeScript $version and $moduleResolution resolution, with DOM types: $hasDom',
  async ({ version, compiler, moduleResolution, module, hasDom }) => {
    const compilerOptions = {
      ...strict,
      module,
      moduleResolution,
      lib: hasDom ? ['ES2022', 'DOM', 'DOM.Iterable'] : ['ES2022'],
      types: hasDom ? [] : ['node'],
      // Checking declarations is slow, so only the fastest compiler does it.
      skipLibCheck: hasDom || version !== NEWEST[0],
    };
    await compile(compiler, { compilerOptions, files: ['types.ts'] });
  },
);

test.concurrent.for([['node'], []])(
  'compiles a script without DOM types and with the `types` option %o',
  async (types) => {
    const compilerOptions = {
      ...strict,
      moduleResolution: 'nodenext',
      module: 'nodenext',
      lib: ['ES2022'],
      types,
      skipLibCheck: types.length === 0,
    };
    await compile(NEWEST[1], { compilerOptions, files: ['node-types-check.ts'] });
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
  await compile(NEWEST[1], { compilerOptions, include: [`releases/${release}/*`] });
});

// The types of the SDK from its tarball: one program under each TypeScript that it promises, resolved in each way, with DOM
// types and without; and the programs of earlier releases, which must go on compiling.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Compiled } from './package-check/compile-projects.ts';
import { installSdk } from './package-check/install-sdk.ts';
import { installPackages, runtimesFolder } from './package-check/runtimes.ts';
import { root } from './root.ts';

const run = promisify(execFile);
const COMPILERS = ['5.4', '5.9', '6', '7'];
const RESOLUTIONS = { bundler: 'esnext', node16: 'node16', nodenext: 'nodenext' };
const AT_ONCE = 2;
const PEERS = {
  '@tanstack/react-query': '5.108.0',
  '@types/node': '24.19.2',
  '@types/react': '19.3.0',
  msw: '3.0.5',
  react: '19.3.1',
  zod: '4.6.7',
};

const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: 'es2022',
  noEmit: true,
};

type Job = { row: string; column: string; compiler: string; config: object };

const started = Date.now();
const folder = await mkdtemp(path.join(tmpdir(), 'gli-types-'));
try {
  const [failed] = await Promise.all([installPackages(), installSdk(folder, PEERS)]);
  if (failed) throw new Error(failed);
  await cp(path.join(root, 'scripts/consumer/types'), folder, { recursive: true });
  await cp(path.join(root, 'scripts/consumer/releases'), path.join(folder, 'releases'), { recursive: true });
  const jobs = [...matrix(), ...(await releases())];
  // In order: the jobs do not end in theirs.
  const table: Record<string, Record<string, string>> = {};
  for (const { row, column } of jobs) table[row] = { ...table[row], [column]: '' };
  const waiting = Object.entries(Object.groupBy(jobs, ({ compiler }) => compiler));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [compiler, group = []] = next;
      for (const [index, { seconds, errors }] of (await compile(compiler, group)).entries()) {
        const { row = '', column = '', config } = group[index] ?? {};
        Object.assign(table[row] ?? {}, { [column]: errors === '' ? `${seconds.toFixed(1)} s` : 'FAILED' });
        if (errors === '') continue;
        console.error(`\n── TypeScript ${compiler}, ${JSON.stringify(config)}\n${errors.slice(0, 3000)}`);
        process.exitCode = 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.table(table);
  console.log(`${jobs.length} compiles in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function matrix(): Job[] {
  return COMPILERS.flatMap((compiler) =>
    Object.entries(RESOLUTIONS).flatMap(([moduleResolution, module]) =>
      [true, false].map((hasDom) => ({
        row: `TypeScript ${compiler}`,
        column: `${moduleResolution}${hasDom ? '' : ', no DOM'}`,
        compiler,
        config: {
          compilerOptions: {
            ...strict,
            module,
            moduleResolution,
            lib: hasDom ? ['ES2022', 'DOM', 'DOM.Iterable'] : ['ES2022'],
            types: hasDom ? [] : ['node'],
            // Slow, so once, by the fastest: a name that a declaration of the SDK misses is missing for all of them.
            skipLibCheck: hasDom || compiler !== '7' || module !== 'esnext',
          },
          files: ['program.ts'],
        },
      })),
    ),
  );
}

/** Frozen: a program that no longer compiles is a breaking change. */
async function releases(): Promise<Job[]> {
  const versions = await readdir(path.join(folder, 'releases'));
  return versions.map((version) => ({
    row: `programs of ${version}`,
    column: 'bundler',
    compiler: '5.9',
    config: {
      compilerOptions: {
        ...strict,
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        skipLibCheck: true,
      },
      include: [`releases/${version}/*`],
    },
  }));
}

async function compile(compiler: string, jobs: readonly Job[]): Promise<Compiled[]> {
  const place = path.join(runtimesFolder, `node_modules/typescript-${compiler}`);
  const projects = await Promise.all(
    jobs.map(async ({ config }, index) => {
      const file = path.join(folder, `tsconfig.${compiler}.${index}.json`);
      await writeFile(file, JSON.stringify(config));
      return file;
    }),
  );
  if (compiler === '7') {
    const compiled: Compiled[] = [];
    for (const project of projects) compiled.push(await compileNatively(place, project));
    return compiled;
  }
  const script = path.join(root, 'scripts/package-check/compile-projects.ts');
  const { stdout } = await run(process.execPath, [script, place, ...projects], { cwd: folder });
  const compiled: Compiled[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (compiled.length !== jobs.length)
    throw new Error(`${compiled.length} of ${jobs.length} compiles:\n${stdout}`);
  return compiled;
}

/** TypeScript 7 is a program, not a library. */
async function compileNatively(place: string, project: string): Promise<Compiled> {
  const from = Date.now();
  const errors = await run(process.execPath, [path.join(place, 'bin/tsc'), '-p', project], {
    cwd: folder,
  }).then(
    () => '',
    ({ stdout, message }: { stdout: string; message: string }) => stdout || message,
  );
  return { errors, seconds: (Date.now() - from) / 1000 };
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { installPackages, run } from '../../../scripts/tarball.ts';

/** Packages of every TypeScript project. */
const TOOLS = ['@types/node', '@types/react', '@types/react-dom'];
const newest = inject('newest');

type Section = { title: string; packages: string[]; samples: { file: string; code: string }[] };

/** Splits a README at its second-level headings. Keeps the sections with code. */
function readSections(readme: string): Section[] {
  const sections = readme.split(/^## /m).map((text) => ({
    title: text.split('\n', 1)[0] ?? '',
    packages: [...text.matchAll(/^npm install ([^#\n]+)/gm)]
      .flatMap(([, names = '']) => names.trim().split(/\s+/))
      .filter((name) => !name.startsWith('-') && name !== '@gli/sdk'),
    samples: [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(([, kind, code = ''], index) => ({
      file: `sample-${index + 1}.${kind}`,
      code,
    })),
  }));
  return sections.filter(({ samples }) => samples.length > 0);
}

async function getVersion(name: string): Promise<string> {
  return JSON.parse(await readFile(path.join(newest, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Prints the HTML that a server renders for a sample that exports an `App`. */
const RENDER = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
const { App } = await import(process.argv[2]);
if (App) console.log(renderToString(createElement(App)));`;

const sections = readSections(await readFile(path.join(import.meta.dirname, '../README.md'), 'utf8'));

test.concurrent.for(sections)('builds "$title" with only the packages that it names', async (section) => {
  const { title, packages, samples } = section;
  const folder = path.join(path.dirname(newest), 'sections', title.replaceAll(/\W+/g, '-'));
  const names = [...packages, ...TOOLS];
  const versions = await Promise.all(names.map(async (name) => [name, await getVersion(name)]));
  await installPackages(folder, { '@gli/sdk': `file:${inject('tarball')}`, ...Object.fromEntries(versions) });
  for (const { file, code } of samples) await writeFile(path.join(folder, file), `${code}\nexport {};\n`);
  await writeFile(path.join(folder, 'render.js'), RENDER);
  const compilerOptions = {
    strict: true,
    target: 'es2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'nodenext',
    jsx: 'react-jsx',
    types: ['node'],
  };
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['sample-*'] }),
  );
  const compiler = path.join(newest, 'node_modules/typescript-7/bin/tsc');
  await run(process.execPath, [compiler, '-p', folder], { cwd: folder });

  for (const { file } of samples.filter(({ file }) => file.endsWith('.tsx'))) {
    const html = await run(process.execPath, ['render.js', `./${file.replace(/tsx$/, 'js')}`], {
      cwd: folder,
    });
    expect(html).not.toMatch(/error/i);
  }
});

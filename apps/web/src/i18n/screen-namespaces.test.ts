import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { routes } from '../routes.ts';
import type { Namespaces } from './i18n-types.ts';
import { namespaces } from './i18n-util.ts';
import { listScreenFiles, sourceFiles } from './testing/source-files.ts';

const texts = new Map(sourceFiles().map(({ file, text }) => [file, text]));

/** Each page: the file of its screen, and the namespaces that load with it. */
const rows = listScreenFiles().map(({ name, file }) => ({
  name,
  file,
  loaded: [...(routes.find((route) => route.name === name)?.namespaces ?? [])],
}));

type Visit = { file: string; loaded: readonly string[] };

/** Matches a part that loads on demand, up to the namespaces in the options of its `lazyPart`. */
const LAZY_IMPORT = /import\('(\.[^']+)'\)(?:(?:(?!import\(|^\S)[\s\S])*?\bnamespaces: \[([^\]]*)\])?/gm;

/** Lists the screen's file and everything that it imports, directly or indirectly, with the namespaces loaded by then. */
function listVisits({ file, loaded }: Visit, seen = new Map<string, Visit>()): Visit[] {
  const text = texts.get(file);
  const key = [file, ...loaded].join(' ');
  if (text === undefined || seen.has(key) || file === 'routes.ts') return [...seen.values()];
  seen.set(key, { file, loaded });
  const resolve = (imported: string) => path.posix.join(path.posix.dirname(file), imported);
  for (const [, imported = ''] of text.matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+)';/gm))
    listVisits({ file: resolve(imported), loaded }, seen);
  for (const [, imported = '', names = ''] of text.matchAll(LAZY_IMPORT)) {
    const more = [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
    listVisits({ file: resolve(imported), loaded: [...new Set([...loaded, ...more])] }, seen);
  }
  return [...seen.values()];
}

function namespacesIn(file: string): Namespaces[] {
  const text = texts.get(file) ?? '';
  return namespaces.filter((name) =>
    new RegExp(`\\bt\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\} = (useTranslations\\(\\)|t);`).test(text),
  );
}

test('finds the screen of every route', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(routes.map(({ name }) => name).sort());
});

describe.each(rows)('the screen of $name', ({ file, loaded }) => {
  test('uses only namespaces that are loaded with it', () => {
    const unloaded = listVisits({ file, loaded }).flatMap((part) =>
      namespacesIn(part.file)
        .filter((name) => !part.loaded.includes(name))
        .map((name) => `${part.file}: ${name}`),
    );
    expect(unloaded).toEqual([]);
  });

  test('uses each of its namespaces', () => {
    const used = new Set(listVisits({ file, loaded }).flatMap((part) => namespacesIn(part.file)));
    expect(loaded.filter((name) => !used.has(name))).toEqual([]);
  });
});

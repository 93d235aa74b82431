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

/** Lists the screen's file and everything that it imports, directly or indirectly. */
function listFiles(file: string, seen = new Set<string>()): Set<string> {
  const text = texts.get(file);
  if (text === undefined || seen.has(file) || file === 'routes.ts') return seen;
  seen.add(file);
  for (const [, imported = ''] of text.matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+)';/gm)) {
    listFiles(path.posix.join(path.posix.dirname(file), imported), seen);
  }
  for (const [, imported = ''] of text.matchAll(/import\('(\.[^']+)'\)/g)) {
    listFiles(path.posix.join(path.posix.dirname(file), imported), seen);
  }
  return seen;
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
    const unloaded = [...listFiles(file)].flatMap((part) =>
      namespacesIn(part)
        .filter((name) => !loaded.includes(name))
        .map((name) => `${part}: ${name}`),
    );
    expect(unloaded).toEqual([]);
  });

  test('uses each of its namespaces', () => {
    const used = new Set([...listFiles(file)].flatMap(namespacesIn));
    expect(loaded.filter((name) => !used.has(name))).toEqual([]);
  });
});

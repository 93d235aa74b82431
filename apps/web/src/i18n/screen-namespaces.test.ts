import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sharedNamespaces } from './dictionaries.ts';
import { namespaces } from './i18n-util.ts';
import { sourceFiles } from './testing/source-files.ts';

const texts = new Map(sourceFiles().map(({ file, text }) => [file, text]));
const table = texts.get('app/routing/screens.ts') ?? '';

/** Each row of the screens' table: its file, and the namespaces that are loaded with it. */
const rows = [
  ...table.matchAll(
    /'?([\w-]+)'?: \{[^{}]*?import\('\.\.\/\.\.\/([^']+)'\),[^{}]*?namespaces: \[([^\]]*)\](?:,\s*laterNamespaces: \[([^\]]*)\])?/g,
  ),
].map(([row, name = '', file = '', t = '', laterWords = '']) => ({
  name,
  file,
  loaded: [...`${t} ${laterWords}`.matchAll(/'(\w+)'/g)].map(([, word = '']) => word),
  shared: row.includes('startsWithoutData') ? [] : sharedNamespaces,
}));

/** The screen's file and all that it imports, to the last part. */
function filesOf(file: string, seen = new Set<string>()): Set<string> {
  const text = texts.get(file);
  if (text === undefined || seen.has(file)) return seen;
  seen.add(file);
  for (const [, imported = ''] of text.matchAll(/^(?:import|export)(?! type)[^;]*? from '(\.[^']+)';/gm)) {
    filesOf(path.posix.join(path.posix.dirname(file), imported), seen);
  }
  for (const [, imported = ''] of text.matchAll(/import\('(\.[^']+)'\)/g)) {
    filesOf(path.posix.join(path.posix.dirname(file), imported), seen);
  }
  return seen;
}

function spokenIn(file: string): string[] {
  const text = texts.get(file) ?? '';
  return namespaces.filter((name) =>
    new RegExp(`\\bt\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\} = useTranslations\\(\\)`).test(text),
  );
}

test('every route is read from the table', () => {
  expect(rows.length).toBe([...table.matchAll(/load: \(\) => import/g)].length);
});

describe.each(rows)('the screen of $name', ({ file, loaded, shared }) => {
  test('uses only namespaces that are loaded with it', () => {
    const unloaded = [...filesOf(file)].flatMap((part) =>
      spokenIn(part)
        .filter((name) => ![...loaded, ...shared].includes(name))
        .map((name) => `${part}: ${name}`),
    );
    expect(unloaded).toEqual([]);
  });

  test('uses each of them', () => {
    const spoken = new Set([...filesOf(file)].flatMap(spokenIn));
    expect(loaded.filter((name) => name !== undefined && !spoken.has(name))).toEqual([]);
  });
});

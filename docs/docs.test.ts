import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const sources = globSync('{apps,packages,scripts,openapi}/**/*.{ts,tsx,js,mjs,yaml,md}', {
  cwd: root,
  exclude: (name) => /node_modules|[\\/]dist|generated|\.cache|i18n-types|test-results/.test(name),
}).map((file) => ({ file, text: read(file) }));

/** Sections of product.md by their number, with all that stands in them. */
const sections = new Map(
  read('docs/product.md')
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((section) => [section[0], section.toLowerCase()]),
);

const decisions = new Set([...read('docs/decisions.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => number));

describe('what code cites', () => {
  const rules = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/§(\d)(?: ([A-Z]\w+))?/g)].map(([, number = '', title = '']) => ({
      file,
      number,
      title,
    })),
  );
  const numbers = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/decisions? (\d+)(?: (?:and|to) (\d+))?/gi)].flatMap(([, ...found]) =>
      found.filter((number) => number !== undefined).map((number) => ({ file, number })),
    ),
  );

  test('a rule (§4 Session) stands in product.md, under its number and with its word', () => {
    expect(rules.length).toBeGreaterThan(300);
    expect(rules.filter(({ number, title }) => !sections.get(number)?.includes(title.toLowerCase()))).toEqual(
      [],
    );
  });

  test('a decision is in decisions.md', () => {
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter(({ number }) => !decisions.has(number))).toEqual([]);
  });
});

const documents = [
  'SECURITY.md',
  'docs/asvs.md',
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/product.md',
  'docs/decisions.md',
  'openapi/README.md',
  'apps/web/README.md',
  'apps/sandbox/README.md',
  'apps/sandbox/CONTRIBUTING.md',
  'examples/react-assets/README.md',
  'examples/node-script/README.md',
];

/** Where a path in a document may begin. */
const bases = ['', 'apps/web/src', 'apps/web', 'apps/sandbox/src', 'apps/sandbox/src/areas', 'apps/sandbox'];
const prefixes: Record<string, string> = {
  'web/': 'apps/web/src/',
  'e2e/': 'apps/web/e2e/',
  'sandbox/': 'apps/sandbox/src/',
};

function exists(file: string, document: string): boolean {
  const [, short = ''] = /^(web\/|e2e\/|sandbox\/)/.exec(file) ?? [];
  const whole = short ? `${prefixes[short]}${file.slice(short.length)}` : file;
  return [...bases, path.dirname(document)].some((base) => existsSync(path.join(root, base, whole)));
}

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names only files and folders that exist', () => {
    const names = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => name.includes('/') && !/^\/|^dist\/|gli-sandbox/.test(name));
    // A program or a package of the registry is no file of ours.
    const isOurs = (name: string) => !/^(application|text|image|typesafe-i18n|lucide-react)\//.test(name);
    expect(names.filter((name) => isOurs(name) && !exists(name, document))).toEqual([]);
  });

  test('links to what exists', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(path.join(root, path.dirname(document), link)))).toEqual([]);
  });
});

test('every file that the table of ASVS names is there, every chapter is in it, and each line has its state', () => {
  const table = read('docs/asvs.md');
  const rows = [...table.matchAll(/^\| (\d+)[^|]*\| ([^|]+) \|(.+)$/gm)];
  expect(new Set(rows.map(([, chapter]) => Number(chapter)))).toEqual(
    new Set(Array.from({ length: 17 }, (_, n) => n + 1)),
  );
  const states = ['held', 'in part', 'host', 'no', '—'];
  expect(rows.filter(([, , state = '']) => !states.includes(state.trim())).map(([row]) => row)).toEqual([]);
  const files = [...table.matchAll(/`([\w./-]+\.(?:ts|tsx|md|yaml))`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  // A line that claims to be held has a file or a decision to look at.
  const empty = rows.filter(([, , state = '', by = '']) => state.trim() === 'held' && !/[`(]/.test(by));
  expect(empty.map(([row]) => row)).toEqual([]);
});

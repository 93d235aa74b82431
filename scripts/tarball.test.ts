import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findTarballProblems } from './tarball.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'gli-tarball-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bad = {
  name: 'sample',
  version: '1.0.0',
  type: 'module',
  dependencies: { '@gli/sdk': 'workspace:*' },
  publishConfig: { access: 'public' },
  exports: { '.': { types: './dist/gone.d.ts', default: './dist/index.js' } },
};

function pack(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, 'package', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const tarball = path.join(folder, 'bad.tgz');
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  return tarball;
}

test('lists every problem of a tarball', async () => {
  const problems = await findTarballProblems(
    pack({
      'package.json': JSON.stringify(bad),
      'README.md': '# Sample\n',
      'CHANGELOG.md': '# sample\n',
      'dist/a.test.js': 'x;\n',
      'dist/index.js': 'export const one = 1;\n',
      'dist/index.d.ts': 'export declare const one = 1;\n',
      'dist/index.js.map': JSON.stringify({ version: 3, sources: ['../src/index.ts'], mappings: '' }),
    }),
  );
  for (const part of [
    'LICENSE is missing.',
    'dist/a.test.js does not belong here.',
    'package.json has no `keywords`.',
    '`publishConfig` is not public with provenance.',
    '@gli/sdk is workspace:*, which nobody can install.',
    'CHANGELOG.md lacks 1.0.0.',
    'dist/index.js.map points to ../src/index.ts, which is not in the package.',
    'publint: pkg.exports["."].types is ./dist/gone.d.ts but the file does not exist.',
    'bundler: 🐛 Used fallback condition',
  ]) {
    expect(problems.join('\n')).toContain(part);
  }
});

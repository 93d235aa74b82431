import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkTarball } from './tarball.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'gli-tarball-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = {
  name: 'sample',
  version: '1.0.0',
  type: 'module',
  description: 'A sample.',
  license: 'MIT',
  keywords: ['sample'],
  homepage: 'https://gli.example',
  bugs: { url: 'https://gli.example/issues' },
  repository: { type: 'git', url: 'git+https://gli.example/sample.git' },
  engines: { node: '>=20' },
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  publishConfig: { access: 'public', provenance: true },
};
const files = {
  'README.md': '# Sample\n',
  LICENSE: 'MIT\n',
  'CHANGELOG.md': '# sample\n\n## 1.0.0\n\nFirst.\n',
  'src/index.ts': 'export const one = 1;\n',
  'dist/index.js': 'export const one = 1;\n//# sourceMappingURL=index.js.map\n',
  'dist/index.js.map': JSON.stringify({ version: 3, sources: ['../src/index.ts'], mappings: '' }),
  'dist/index.d.ts': 'export declare const one = 1;\n',
};

function pack(name: string, contents: Record<string, string>): string {
  for (const [file, text] of Object.entries(contents)) {
    const place = path.join(folder, name, 'package', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const tarball = path.join(folder, `${name}.tgz`);
  execFileSync('tar', ['-czf', tarball, '-C', path.join(folder, name), 'package']);
  return tarball;
}

describe('a tarball', { timeout: 60_000 }, () => {
  test('with all that an integrator expects passes', async () => {
    await checkTarball(pack('good', { ...files, 'package.json': JSON.stringify(manifest) }));
  });

  test('is refused with a sentence for all that is wrong with it', async () => {
    const { keywords: _, ...rest } = manifest;
    const bad = {
      ...rest,
      private: true,
      dependencies: { '@gli/sdk': 'workspace:*' },
      publishConfig: { access: 'public' },
      exports: { '.': { types: './dist/gone.d.ts', default: './dist/index.js' } },
    };
    const { 'src/index.ts': __, LICENSE: ___, ...left } = files;
    const contents = { ...left, 'CHANGELOG.md': '# sample\n', 'dist/a.test.js': 'x;\n' };
    const message = await checkTarball(
      pack('bad', { ...contents, 'package.json': JSON.stringify(bad) }),
    ).then(
      () => 'passed',
      (error: Error) => error.message,
    );
    for (const part of [
      'LICENSE is missing.',
      'dist/a.test.js is needed by nobody.',
      'package.json has no `keywords`.',
      'package.json says `private`.',
      '`publishConfig` is not public with provenance.',
      '@gli/sdk is workspace:*, which nobody can install.',
      'CHANGELOG.md says nothing about 1.0.0.',
      'dist/index.js.map points to ../src/index.ts, which is not in the package.',
      'publint: pkg.exports["."].types is ./dist/gone.d.ts but the file does not exist.',
      'bundler: 🐛 Used fallback condition',
    ]) {
      expect(message).toContain(part);
    }
  });
});

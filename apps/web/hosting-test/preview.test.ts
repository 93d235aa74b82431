// Tests the build's security headers, in its files for hosts and as the preview sends them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const POLICY = 'Content-Security-Policy';
const root = path.join(import.meta.dirname, '..');

/** Reads one of the build's header files for hosts. */
const read = (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8');
// nginx.conf fills in additional origins.
const readForNginx = (file: string) => read(file).replaceAll(' $gli_origins', '');

let server: PreviewServer;
let address: string;

beforeAll(async () => {
  server = await preview({ root, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
  address = server.resolvedUrls?.local[0] ?? '';
});
afterAll(() => server?.close());

it('serves each page with the build’s headers and only the hashes that the page needs', async () => {
  const [forAll = ''] = read('_headers').split('\n\n');
  const listed = new Map(
    [...forAll.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const readHeaders = async (file: string) => (await fetch(new URL(file, address))).headers;
  const [home, login, file] = await Promise.all([
    readHeaders('/'),
    readHeaders('/login'),
    readHeaders('/favicon.svg'),
  ]);
  expect(listed.size).toBeGreaterThan(5);
  for (const [name, value] of listed) {
    if (name === POLICY) continue;
    expect(home.get(name)).toBe(value);
    expect(readForNginx('_headers.nginx.conf')).toContain(`add_header ${name} "${value}" always;`);
  }
  const policies = [home, login, file].map((headers) => headers.get(POLICY) ?? '');
  for (const [index, place] of ['/index.html', '/login.html', 'default'].entries()) {
    expect(readForNginx('_policies.nginx.conf')).toContain(`\n${place} "${policies[index]}";\n`);
  }
  const everywhere = new Set((listed.get(POLICY) ?? '').split(/;? /));
  for (const policy of policies) {
    expect(policy.split(/;? /).filter((source) => !everywhere.has(source))).toEqual([]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)|[ ;]\*/);
  }
  // A page has two scripts, two styles and the empty style of Stitches. Any other file has only the last one.
  expect(policies.map((policy) => policy.match(/'sha256-/g)?.length)).toEqual([5, 5, 1]);
});

it('serves the icon that browsers request by default', async () => {
  const response = await fetch(new URL('/favicon.ico', address));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\//);
});

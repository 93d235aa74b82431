import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { serveSite } from './serve-site.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'gli-site-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const folder = `${path.join(parent, 'site')}/`;
const files = {
  'index.html': '<p>Home</p>',
  '404.html': '<p>Not here</p>',
  'errors/index.html': '<code>http://127.0.0.1:4000/api</code>',
  'errors.md': '# Errors',
  '_astro/page.abc.js': "'http://127.0.0.1:4000'",
  '../secret.html': 'secret',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

const get = (place: string, origin = 'http://127.0.0.1:4000', folders = [folder]) =>
  serveSite(new URL(place, origin), folders);

describe('the documentation', () => {
  it.each([
    ['/', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/errors', '/docs/errors/'],
    ['/reference/', '/docs/reference/'],
    ['/reference/auth/', '/docs/reference/'],
  ])('is reachable through a redirect from %s', async (place, target) => {
    // A request may name another host.
    const response = await get(place, 'http://evil.example');
    expect([response?.status, response?.headers.get('Location')]).toEqual([308, target]);
  });

  it('serves pages, their Markdown and its own 404 page', async () => {
    expect(await (await get('/docs/'))?.text()).toBe('<p>Home</p>');
    const markdown = await get('/docs/errors.md');
    expect(markdown?.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    const missing = await get('/docs/nowhere/');
    expect([missing?.status, await missing?.text()]).toEqual([404, '<p>Not here</p>']);
  });

  it.each(['/docs//', '/docs//errors/', '/docs/errors//'])(
    'serves nothing at the non-canonical path %s',
    async (place) => {
      expect(await get(place)).toBeNull();
    },
  );

  it('explains how to build the site if it is missing', async () => {
    const response = await get('/docs/errors/', undefined, []);
    expect(response?.status).toBe(404);
    expect(await response?.text()).toContain('npm run docs');
  });

  it('forbids framing and allows permanent caching only of hashed files', async () => {
    const page = await get('/docs/errors/');
    expect(page?.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(page?.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(page?.headers.get('Cache-Control')).toBe('no-cache');
    expect((await get('/docs/_astro/page.abc.js'))?.headers.get('Cache-Control')).toContain('immutable');
  });

  it('inserts the request’s origin into code samples unless it contains shell metacharacters', async () => {
    const own = await get('/docs/errors/', 'http://localhost:5123');
    expect(await own?.text()).toContain('http://localhost:5123/api');
    const harmful = await get('/docs/errors/', "http://a'$(id)&:4000");
    expect(await harmful?.text()).toContain('http://127.0.0.1:4000/api');
    const script = await get('/docs/_astro/page.abc.js', 'http://localhost:5123');
    expect(await script?.text()).toContain('127.0.0.1:4000');
  });

  it.each([
    '/docs/..%2Fsecret.html',
    '/docs/%2e%2e/secret.html',
    '/docs/a%5C..%5Csecret.html',
    '/other/',
    '/media/x.svg',
  ])('serves no files from outside the site: %s', async (place) => {
    expect(await (await get(place))?.text()).not.toBe('secret');
    if (!place.startsWith('/docs/')) expect(await get(place)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { errorCodes, operations, tags } from '../../src/areas/reference/contract.ts';
import { operationPath, REFERENCE_PATH, tagPath } from '../../src/areas/reference/links.ts';
import { serveReference } from '../../src/areas/reference/serve-reference.ts';

const ORIGIN = 'http://127.0.0.1:4000';
const paths = ['/', REFERENCE_PATH, ...tags.map(({ name }) => tagPath(name))];

async function read(path: string, origin = ORIGIN): Promise<string> {
  const response = await serveReference(new URL(path, origin));
  return response ? response.text() : '';
}

const pages = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
const idsOf = (text: string) => Array.from(text.matchAll(/\sid="([^"]*)"/g), ([, id]) => id ?? '');

it('has every operation, with its path, provenance and examples', () => {
  for (const operation of operations) {
    const [path = '', id] = operationPath(operation).split('#');
    const section =
      pages.get(path)?.split(`<section class="operation" id="${id}"`)[1]?.split('</section>')[0] ?? '';
    expect(section, operation.id).toContain(`<code>${operation.path}</code>`);
    expect(section).toContain(`class="badge ${operation.source}"`);
    expect(section).toContain('data-copy="curl"');
    expect(section).toContain('data-copy="@gli/sdk"');
    for (const { name } of operation.parameters)
      expect(section).toContain(`<code class="field-name">${name}</code>`);
    for (const { status } of operation.responses) expect(section).toContain(`>${status}</code>`);
    for (const { status, examples } of operation.responses) {
      for (const { name } of examples) {
        expect(section, `${operation.id} ${name}`).toContain(status < 400 ? `${status} ${name}` : name);
      }
    }
  }
});

it('explains every error code, and lists every operation on the first page', () => {
  const ids = new Set(idsOf(pages.get(REFERENCE_PATH) ?? ''));
  for (const code of Object.keys(errorCodes)) expect(ids).toContain(`error-${code}`);
  for (const { id } of operations) expect(ids).toContain(id);
});

it('lists and explains the values of an enum in a response', () => {
  const section = pages.get(tagPath('shopping'))?.split('id="getOrder"')[1]?.split('</section>')[0];
  expect(section).toContain('<code>preparing</code>');
  for (const text of pages.values()) expect(text).not.toContain('<span class="type">any');
});

it('has no broken link and no duplicate id', async () => {
  const known = new Map([...pages].map(([path, text]) => [path, new Set(idsOf(text))]));
  for (const [path, text] of pages) {
    const ids = idsOf(text);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const [, link = ''] of text.matchAll(/(?:href|src)="([^"]*)"/g)) {
      const target = new URL(link, `${ORIGIN}${path}`);
      expect(target.origin, link).toBe(ORIGIN);
      const found = known.get(target.pathname);
      if (found && target.hash !== '') expect(found, link).toContain(target.hash.slice(1));
      if (!found) expect((await serveReference(target))?.status, link).toBe(200);
    }
  }
});

it('closes every tag it opens, and has no tag from a text', () => {
  const empty = new Set(['meta', 'link', 'img', 'input']);
  const ours = new Set(
    'html head title body script a header div main nav section h1 h2 h3 h4 p ul li dl dt dd span code pre strong details summary figure figcaption table caption thead tbody tr th td label meta link img input'.split(
      ' ',
    ),
  );
  for (const [path, text] of pages) {
    const open: string[] = [];
    for (const [, slash, name = ''] of text.replace('<!doctype html>', '').matchAll(/<(\/?)([a-z]\w*)/gi)) {
      expect(ours, path).toContain(name);
      if (slash) expect(open.pop(), path).toBe(name);
      else if (!empty.has(name)) open.push(name);
    }
    expect(open).toEqual([]);
    expect(text).not.toMatch(/\son\w+=|style="|undefined|\[object|NaN/);
  }
});

it('lets a browser run and load only its own files', async () => {
  const response = await serveReference(new URL(`${ORIGIN}/`));
  expect(response?.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self';/,
  );
  for (const text of pages.values()) {
    expect(text.match(/<script(?! src="\/reference\/assets\/reference\.js" defer>)/g)).toBeNull();
    expect(text).not.toContain('<style');
  }
});

it("writes programs for the request's address, unless it could harm a shell", async () => {
  expect(await read('/', 'http://localhost:5123')).toContain('API=http://localhost:5123/api');
  expect(await read('/', "http://a'$(id)&:4000")).toContain('API=http://127.0.0.1:4000/api');
});

it('renders a page in less than 100 ms after the first, and then caches it', async () => {
  const start = performance.now();
  for (const path of paths) await read(path);
  expect((performance.now() - start) / paths.length).toBeLessThan(100);
});

it('knows no other paths', async () => {
  for (const path of ['/reference/nowhere/', '/reference/assets/../page.ts', '/reference/assets/toString']) {
    expect(await serveReference(new URL(path, ORIGIN))).toBeNull();
  }
});

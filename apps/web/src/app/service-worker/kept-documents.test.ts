import { expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { documentPath, documentsCache, entryOf, isOfBuild, olderDocuments } from './kept-documents.ts';

const precached = [
  { url: 'favicon.svg', revision: 'f1' },
  { url: 'index.html', revision: 'b2' },
  { url: 'assets/app-AAAA.js', revision: null },
  { url: 'assets/index-BBBB.js', revision: null },
];

it('every page of the table has one document, whatever its id, query or last slash', () => {
  for (const { path } of routes) {
    const address = path.replace(':id', 'ast_5gw8n2kd7q');
    for (const written of [address, `${address}?page=2#top`, address === '/' ? '/' : `${address}/`]) {
      expect(documentPath(new URL(written, 'https://app.gli.example'))).toBe(path);
    }
  }
});

it('documents of other builds are found by the name of their cache', () => {
  expect(documentsCache(precached)).toBe('documents-b2');
  expect(olderDocuments(['documents-a1', 'documents-b2', 'pictures'], precached)).toEqual(['documents-a1']);
});

it('a document belongs to the build whose entry it starts', () => {
  const entry = entryOf(precached);
  expect(isOfBuild('<div id="root" data-entry="/assets/index-BBBB.js">', entry)).toBe(true);
  expect(isOfBuild('<div id="root" data-entry="/assets/index-CCCC.js">', entry)).toBe(false);
});

it('a worker without the shell or the entry does not start', () => {
  expect(() => documentsCache([])).toThrow('index.html is not precached.');
  expect(() => entryOf([])).toThrow('The entry is not precached.');
});

import type { PrecacheEntry } from 'workbox-precaching';

type Precached = readonly (PrecacheEntry | string)[];

const PREFIX = 'documents-';

/** Pages of which one document stands for every id. */
const ID_PAGES = /^(\/rwa-assets|\/shopping\/product)\/[^/]+$/;

/** The page of an address: every address of it has the same document. */
export const documentPath = ({ pathname }: URL): string =>
  pathname.replace(/(?<=.)\/$/, '').replace(ID_PAGES, '$1/:id');

/** The cache of one build's documents. They change with every build, as the one of `/` does. */
export function documentsCache(precached: Precached): string {
  const shell = precached.find((file) => typeof file !== 'string' && file.url === 'index.html');
  if (typeof shell !== 'object' || !shell.revision) throw new Error('index.html is not precached.');
  return `${PREFIX}${shell.revision}`;
}

/** Of the caches with these names, those of other builds' documents. */
export const olderDocuments = (names: readonly string[], precached: Precached): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== documentsCache(precached));

/** The file that starts the program of a build. */
export function entryOf(precached: Precached): string {
  const urls = precached.map((file) => (typeof file === 'string' ? file : file.url));
  const entry = urls.find((url) => /^assets\/index-[^/]+\.js$/.test(url));
  if (!entry) throw new Error('The entry is not precached.');
  return `/${entry}`;
}

/** Whether a document starts the program with this entry: its name has the hash of all the program's files. */
export const isOfBuild = (html: string, entry: string): boolean => html.includes(`data-entry="${entry}"`);

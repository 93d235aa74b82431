import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** As browsers compare it, and as the policy names what is inline. */
export const integrityOf = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Writes the import map with the hash of every script and stylesheet of a build: a browser then runs no module with other
 * bytes, however it is imported. It is one file, because a document with it would be half as large again.
 *
 * @returns the tag that fetches it; load-app.js puts it into the page before any module
 */
export function writeIntegrity(folder: string, base: string): string {
  const files = globSync('assets/*.{js,css}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const hashes = files
    .toSorted()
    .map((file) => [base + file, integrityOf(readFileSync(path.join(folder, file)))]);
  const map = JSON.stringify({ integrity: Object.fromEntries(hashes) });
  const integrity = integrityOf(map);
  const file = `assets/integrity-${Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('base64url').slice(0, 8)}.json`;
  writeFileSync(path.join(folder, file), map);
  return `<link rel="preload" as="fetch" crossorigin href="${base}${file}" data-integrity="${integrity}" />`;
}

/** The hash of the import map that a document fetches. */
export const mapHashesIn = (page: string): string[] =>
  [...page.matchAll(/ as="fetch" [^>]*data-integrity="([^"]+)"/g)].flatMap(([, hash]) => hash ?? []);

/** The `Link` header with which a host has the import map fetched while the document is still on its way. */
export function mapPreload(page: string): string {
  const [, href] = / as="fetch" crossorigin href="([^"]+)" data-integrity/.exec(page) ?? [];
  if (href === undefined) throw new Error('The documents fetch no import map.');
  return `<${href}>; rel=preload; as=fetch; crossorigin`;
}

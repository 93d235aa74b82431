import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '../../../../..');

/**
 * Lists the source files of a folder, without tests, test support and dictionaries. `file` is relative to the folder.
 */
export function sourceFiles(folder = 'apps/web/src'): { file: string; text: string }[] {
  const root = path.join(repository, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\/|^i18n\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Returns the file of each page's screen, by the route's name. */
export function listScreenFiles(): { name: string; file: string }[] {
  const table = readFileSync(path.join(repository, 'apps/web/src/routes.ts'), 'utf8');
  return [...table.matchAll(/name: '([\w-]+)',[^{}]*?import\('\.\/([^']+)'\)/g)].map(
    ([, name = '', file = '']) => ({ name, file }),
  );
}

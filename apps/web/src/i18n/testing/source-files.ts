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

/** Returns the text of the screen table, where the legal pages share one entry. */
export function screenTableText(): string {
  const source = readFileSync(path.join(repository, 'apps/web/src/app/routing/screens.ts'), 'utf8');
  const legal = /const legal: Screen = (\{[^}]*\});/.exec(source)?.[1] ?? '';
  return source.slice(source.indexOf('screenTable')).replaceAll(': legal,', `: ${legal},`);
}

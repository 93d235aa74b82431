import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '../../../../..');

/** The files of a folder of sources, without tests, test support and dictionaries; `file` is relative to the folder. */
export function sourceFiles(folder = 'apps/web/src'): { file: string; text: string }[] {
  const root = path.join(repository, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\/|^i18n\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

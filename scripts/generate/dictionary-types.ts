import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';

const run = promisify(execFile);
const web = path.join(root, 'apps/web');

/** The types of all strings, 21,000 lines. They are not committed. */
export const DICTIONARY_TYPES = 'i18n/i18n-types.ts';

/** Generates the typed functions for the dictionaries of apps/web/src/i18n (typesafe-i18n) into `folder`/i18n. */
export async function generateDictionaryTypes(folder: string): Promise<void> {
  // Outside the repository, because otherwise the generator would compile node_modules/@types with each namespace. When
  // root installs, pnpm sets TMPDIR to a folder inside.
  const outside = tmpdir().startsWith(root) ? '/tmp' : tmpdir();
  const work = await mkdtemp(path.join(outside, 'gli-dictionaries-'));
  try {
    const output = path.join(work, 'i18n');
    const languages = ['ko', 'en'];
    for (const language of languages) {
      await cp(path.join(web, 'src/i18n', language), path.join(output, language), { recursive: true });
    }
    // The generator finds the folders of namespaces only if the file with their types already exists.
    await writeFile(path.join(output, 'i18n-types.ts'), 'export {};');
    const config = JSON.parse(await readFile(path.join(web, '.typesafe-i18n.json'), 'utf8')) as object;
    await writeFile(
      path.join(work, '.typesafe-i18n.json'),
      JSON.stringify({ ...config, outputPath: './i18n/' }),
    );
    const generator = path.join(root, 'node_modules/typesafe-i18n/cli/typesafe-i18n.mjs');
    await run(process.execPath, [generator, '--no-watch'], { cwd: work });
    for (const language of languages) await rm(path.join(output, language), { recursive: true });
    await cp(output, path.join(folder, 'i18n'), { recursive: true });
  } finally {
    await rm(work, { recursive: true });
  }
}

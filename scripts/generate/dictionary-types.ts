import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';

const run = promisify(execFile);
const web = path.join(root, 'apps/web');

/** The typed functions over the dictionaries of apps/web/src/i18n (typesafe-i18n), made in `folder`/i18n. */
export async function generateDictionaryTypes(folder: string): Promise<void> {
  const output = path.join(folder, 'i18n');
  const languages = ['ko', 'en'];
  for (const language of languages) {
    await cp(path.join(web, 'src/i18n', language), path.join(output, language), { recursive: true });
  }
  // The generator finds the namespace folders only when the file exists from which they import their types.
  await writeFile(path.join(output, 'i18n-types.ts'), 'export {};');
  const config = JSON.parse(await readFile(path.join(web, '.typesafe-i18n.json'), 'utf8')) as object;
  const configFile = path.join(folder, '.typesafe-i18n.json');
  await writeFile(configFile, JSON.stringify({ ...config, outputPath: './i18n/' }));
  const generator = path.join(web, 'node_modules/typesafe-i18n/cli/typesafe-i18n.mjs');
  await run(process.execPath, [generator, '--no-watch'], { cwd: folder });
  for (const language of languages) await rm(path.join(output, language), { recursive: true });
  await rm(configFile);
}
